type Paid = { paymentStatus: string; amount: string; currency: string; isSimulated: boolean };

/**
 * What was paid of a list, by currency; what a simulated bank paid is no money. Added up in whole minor units: no float
 * ever touches money.
 */
export function paidSums(rows: readonly Paid[]): { currency: string; count: number; amount: string }[] {
  const sums = new Map<string, { count: number; minor: number }>();
  for (const { paymentStatus, amount, currency, isSimulated } of rows) {
    if (paymentStatus !== 'paid' || isSimulated) continue;
    const before = sums.get(currency) ?? { count: 0, minor: 0 };
    sums.set(currency, { count: before.count + 1, minor: before.minor + Number(amount.replace('.', '')) });
  }
  return [...sums].map(([currency, { count, minor }]) => {
    const digits = String(minor).padStart(3, '0');
    return { currency, count, amount: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
  });
}
