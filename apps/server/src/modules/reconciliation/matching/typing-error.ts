/** One character is another, is missing or is too many, or two neighbours changed places. */
export function isTypingError(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isOther = short.slice(at + 1) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isOther || isSwapped;
}

/** The text and all that is left of it without one of its characters: two texts with a typing error between them share one. */
export function typingKeys(text: string): string[] {
  const shorter = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  return [...new Set([text, ...shorter])];
}
