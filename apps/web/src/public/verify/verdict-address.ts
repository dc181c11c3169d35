// They would make the address of a file, or another way to write one of the API. No code has them.
const misleading = /[./\\;]+/g;
/** Far more than a code has. An address without an end is refused before there is a page to say so. */
const mostCharacters = 60;

/** A code is printed for everybody to check, so it may stand in the address. Who pastes the whole address means its code. */
export function verdictAddress(typed: string): string {
  const code = typed.trim().replace(/\/+$/, '').split('/verify/').at(-1) ?? '';
  const shortened = [...code.replaceAll(misleading, '-')].slice(0, mostCharacters).join('');
  return `/verify/${encodeURIComponent(shortened)}`;
}
