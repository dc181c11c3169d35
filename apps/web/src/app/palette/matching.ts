/** What can be found by its name or by another word for it. */
type Named = { label: string; to: string };

/** Whether each typed word begins a word of the name, or of the other words that people use for it. */
const fits = (typed: readonly string[], text: string): boolean => {
  const known = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed.every((word) => known.some((one) => one.startsWith(word)));
};

/** Those that fit what was typed: by their own name before those by another word. */
export function matching<Item extends Named>(
  items: readonly Item[],
  synonyms: Readonly<Record<string, string>>,
  typed: string,
): Item[] {
  const words = typed.split(/\s+/).filter(Boolean);
  const byName = items.filter(({ label }) => fits(words, label));
  const byOtherWord = items.filter(
    (item) => !byName.includes(item) && fits(words, `${item.label} ${synonyms[item.to] ?? ''}`),
  );
  return [...byName, ...byOtherWord];
}
