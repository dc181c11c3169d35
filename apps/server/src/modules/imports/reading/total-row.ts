const saysTotal = /^((grand|sub)[\s-]*)?totals?\b|^sum$|^བསྡོམས/i;
const isSum = (text: string) => /^((nu|btn|rs)\.?)?\s*-?[\d.,]+(\/-)?$/i.test(text);

/** The cell that says so, where a row is the total of those above it: beside that word there are only numbers. */
export function totalIn(cells: readonly string[]): string | undefined {
  const filled = cells.map((text) => text.trim()).filter((text) => text !== '');
  const [word, ...others] = filled.filter((text) => !isSum(text));
  return word !== undefined && others.length === 0 && saysTotal.test(word) ? word : undefined;
}
