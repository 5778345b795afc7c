/** Checks the seal of a match in the browser: BLAKE2b (RFC 7693) with a person, for short messages. */

const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
];
const MASK = (1n << 64n) - 1n;
const rotate = (x: bigint, n: bigint) => ((x >> n) | (x << (64n - n))) & MASK;

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, k) => view.getBigUint64(k * 8, true));
}

function blake2b(message: Uint8Array, person: string): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([32, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const state = words(parameters).map((word, k) => word ^ IV[k]!);
  const blocks = Math.max(1, Math.ceil(message.length / 128));
  for (let n = 0; n < blocks; n++) {
    const block = new Uint8Array(128);
    block.set(message.subarray(n * 128, (n + 1) * 128));
    const last = n === blocks - 1;
    compress(state, words(block), BigInt(last ? message.length : (n + 1) * 128), last);
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, k) => out.setBigUint64(k * 8, word, true));
  return new Uint8Array(out.buffer, 0, 32);
}

function compress(state: bigint[], m: bigint[], count: bigint, last: boolean): void {
  const v = [...state, ...IV];
  v[12] = v[12]! ^ count;
  if (last) v[14] = v[14]! ^ MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = rotate(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotate(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = rotate(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotate(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const order = [...SIGMA[round % 10]!].map((digit) => m[parseInt(digit, 16)]!);
    for (let k = 0; k < 4; k++) mix(k, k + 4, k + 8, k + 12, order[2 * k]!, order[2 * k + 1]!);
    for (let k = 0; k < 4; k++)
      mix(k, ((k + 1) % 4) + 4, ((k + 2) % 4) + 8, ((k + 3) % 4) + 12, order[8 + 2 * k]!, order[9 + 2 * k]!);
  }
  for (let k = 0; k < 8; k++) state[k] = state[k]! ^ v[k]! ^ v[k + 8]!;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What must have been published before a match with this seed began. */
export function sealOf(seed: string): string {
  const secret = blake2b(new TextEncoder().encode(seed), "hullbreach");
  return hex(blake2b(secret, "commitment"));
}
