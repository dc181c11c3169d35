/** The codes of countries that are shorter than three digits. */
const shortCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])(\d+)$/;

const inThrees = (digits: string) =>
  digits.length === 10
    ? digits.replace(/^(\d{3})(\d{3})/, '$1 $2 ')
    : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ');

/** `+975 17 12 34 56`: a Bhutanese number in pairs, as people say it; others behind their country's code. */
export function phoneText(number: string): string {
  const bhutanese = /^\+975(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(number);
  if (bhutanese) return ['+975', ...bhutanese.slice(1)].join(' ');
  const [, code, rest] = shortCode.exec(number) ?? /^\+(\d{3})(\d+)$/.exec(number) ?? [];
  return code && rest ? `+${code} ${inThrees(rest)}` : number;
}
