/** What a rule says about a field, "must be a phone number", as a sentence that stands by itself. */
export function sentenceOf(message: string): string {
  if (!/^\p{Ll}/u.test(message)) return message;
  const begun = message.charAt(0).toUpperCase() + message.slice(1);
  return /[\p{L}\p{N})]$/u.test(begun) ? `${begun}.` : begun;
}
