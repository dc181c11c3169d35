import { SelectField } from '../../../ui/forms/select-field.tsx';
import { useDonationField } from './use-donation-field.ts';

const usual = ['BTN', 'INR', 'USD', 'EUR', 'GBP', 'AUD', 'SGD', 'THB', 'JPY'];

export function CurrencyField() {
  const { form, field } = useDonationField();
  const now = form.watch('currency');
  const options = usual.includes(now) ? usual : [...usual, now];
  return <SelectField {...field('currency')} options={options.map((value) => ({ value, label: value }))} />;
}
