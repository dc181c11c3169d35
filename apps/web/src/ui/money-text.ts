/** `Nu. 1,500` from "1500.00"; chhertum only where there are some. */
export function moneyText(amount: string, currency: string): string {
  const [whole = '0', fraction = '00'] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const unit = currency === 'BTN' ? 'Nu.' : currency;
  return `${unit} ${grouped}${fraction === '00' ? '' : `.${fraction}`}`;
}
