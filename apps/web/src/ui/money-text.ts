const units: Record<string, string> = { BTN: 'Nu.' };

function grouped(amount: string): { whole: string; fraction: string } {
  const [whole = '0', fraction = '00'] = amount.split('.');
  return { whole: whole.replace(/\B(?=(\d{3})+$)/g, ','), fraction };
}

/** `Nu. 1,500.00` from "1500.00": where money is decided about, to the last chhertum. */
export function exactMoneyText(amount: string, currency: string): string {
  const { whole, fraction } = grouped(amount);
  return `${units[currency] ?? currency} ${whole}.${fraction}`;
}

/** `Nu. 1,500` from "1500.00"; chhertum only where there are some. */
export function moneyText(amount: string, currency: string): string {
  const { whole, fraction } = grouped(amount);
  return `${units[currency] ?? currency} ${whole}${fraction === '00' ? '' : `.${fraction}`}`;
}
