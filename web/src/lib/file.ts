/** Give the person a file with this data. */
export function save(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 1)], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
