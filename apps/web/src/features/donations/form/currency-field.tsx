import { SelectField } from '../../../ui/select-field.tsx';
import { useGiftField } from './use-gift-field.ts';

const usual = ['BTN', 'INR', 'USD', 'EUR', 'GBP', 'AUD', 'SGD', 'THB', 'JPY'];

export function CurrencyField() {
  const { form, field } = useGiftField();
  const now = form.watch('currency');
  const options = usual.includes(now) ? usual : [...usual, now];
  return <SelectField {...field('currency')} options={options.map((value) => ({ value, label: value }))} />;
}
