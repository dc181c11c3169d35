const fewestLetters = 30;
const mostLetters = 56;

/** The name of the centre, often enough to go round the seal; none where it would be too small to be read. */
export function sealText(name: string): string | null {
  const once = `${name.toUpperCase()} · `;
  const letters = Array.from(once).length;
  if (letters > mostLetters) return null;
  return once.repeat(letters < fewestLetters ? 2 : 1);
}
