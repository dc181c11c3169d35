/** A bank that is pretended: the same for a browser, for our own enquiries, and for tests. */
export interface Simulator {
  /** Its addresses on this server begin with it. */
  path: string;
  /** Speaks HTTP. */
  fetch(request: Request): Promise<Response>;
  /** Writes down at once what it would have written soon. */
  close?(): void;
}
