export interface Refund {
  id: string;
  amount: number;
}

interface Credit {
  gross: number;
  net: number;
  /** What the bank keeps as a rule, in hundredths of a per cent of the gross sum, tax included. */
  usualRate: number;
}

/** More refunds in the days of one settlement than this are taken off in the order of their days. */
const mostToChooseFrom = 10;

/**
 * Which refunds the bank has taken off a credit. It does not say so: those are taken with which it keeps what it keeps as
 * a rule, as nearly as can be; of two that explain it alike, the fewer.
 */
export function nettedRefunds(refunds: readonly Refund[], { gross, net, usualRate }: Credit): Refund[] {
  const usual = Math.round((gross * usualRate) / 10_000);
  let best: { refunds: Refund[]; off: number } = { refunds: [], off: Math.abs(gross - net - usual) };
  for (const some of choices(refunds)) {
    const kept = gross - net - some.reduce((sum, { amount }) => sum + amount, 0);
    const off = Math.abs(kept - usual);
    if (kept < 0) continue;
    if (off < best.off || (off === best.off && some.length < best.refunds.length))
      best = { refunds: some, off };
  }
  return best.refunds;
}

function choices(refunds: readonly Refund[]): Refund[][] {
  if (refunds.length > mostToChooseFrom) return refunds.map((_, at) => refunds.slice(0, at + 1));
  return Array.from({ length: 2 ** refunds.length }, (_, bits) =>
    refunds.filter((__, at) => (bits >> at) % 2 === 1),
  );
}
