/**
 * A text that begins like a formula is run by the spreadsheet program that opens the file. An apostrophe in front
 * keeps it a text. Texts that already look guarded get one more, so that reading gives back exactly what was written.
 */
const trigger = String.raw`(?:[\t\r\n\0]|\s*[=+\-@＝＋－＠])`;
const dangerous = new RegExp(`^'*${trigger}`);
const guarded = new RegExp(`^'+${trigger}`);

export const guardText = (text: string) => (dangerous.test(text) ? `'${text}` : text);
export const restoreText = (text: string) => (guarded.test(text) ? text.slice(1) : text);
