/** The codes of countries that are shorter than three digits. */
const shortCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])(\d+)$/;

const inThrees = (digits: string) =>
  digits.length === 10
    ? digits.replace(/^(\d{3})(\d{3})/, '$1 $2 ')
    : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ');

/**
 * `17 12 34 56`: a number of Bhutan as people there dial and say it, in pairs and without +975, a fixed line with its
 * zero. Others stand behind the code of their country. What is no number in E.164 stays as it is.
 */
export function phoneText(number: string): string {
  const [, bhutanese] = /^\+975(\d{7,8})$/.exec(number) ?? [];
  if (bhutanese) return bhutanese.padStart(8, '0').replaceAll(/\B(?=(?:\d\d)+$)/g, ' ');
  const [, code, rest] = shortCode.exec(number) ?? /^\+(\d{3})(\d+)$/.exec(number) ?? [];
  return code && rest ? `+${code} ${inThrees(rest)}` : number;
}
