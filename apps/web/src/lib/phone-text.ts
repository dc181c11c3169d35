/** `+975 17 12 34 56`: a Bhutanese number in pairs, as people say it; others as they are kept. */
export function phoneText(number: string): string {
  const bhutanese = /^\+975(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(number);
  return bhutanese ? ['+975', ...bhutanese.slice(1)].join(' ') : number;
}
