// They would make the address of a file, or another way to write one of the API. No code has them.
const misleading = /[./\\;]+/g;

/** A code is printed for everybody to check, so it may stand in the address. */
export const verdictAddress = (typed: string): string =>
  `/verify/${encodeURIComponent(typed.trim().replaceAll(misleading, '-'))}`;
