/** So many times a sum, in whole minor units: no float ever touches money. */
export function timesAmount(amount: string, times: number): string {
  const minor = Number(amount.replace('.', '')) * times;
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
