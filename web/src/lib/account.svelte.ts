/** Under which name this browser plays, if it has an account. */
import { api } from "./api";

class Account {
  name = $state<string | null>(null);

  constructor() {
    void api.account().then((known) => (this.name = known.name), () => undefined);
  }
}

export const account = new Account();
