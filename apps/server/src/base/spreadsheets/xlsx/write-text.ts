// XML has no place for these; the file format writes them as _x0007_, and what already looks so as _x005F_x0007_.
const unwritable = /(?![\t\n])[\p{Cc}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu;

/** A text as a workbook can hold it. */
export function escapeText(text: string): string {
  return text.replace(unwritable, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}
