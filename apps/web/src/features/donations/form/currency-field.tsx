import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import type { DonationPart } from './donation-values.ts';

const usual = ['BTN', 'INR', 'USD', 'EUR', 'GBP', 'AUD', 'SGD', 'THB', 'JPY'];

export function CurrencyField({ kit: { field, value } }: DonationPart) {
  const now = value('currency');
  const options = usual.includes(now) ? usual : [...usual, now];
  return (
    <SelectField {...field('currency')} options={options.map((code) => ({ value: code, label: code }))} />
  );
}
