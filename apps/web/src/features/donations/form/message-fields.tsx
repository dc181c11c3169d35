import { CheckField } from '../../../ui/forms/check-field.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { useDonationField } from './use-donation-field.ts';

/** What the donor says with it, and whether their name may be seen. */
export function MessageFields() {
  const { field } = useDonationField();
  return (
    <>
      <TextArea {...field('message')} optional rows={2} />
      <CheckField {...field('isAnonymous')} />
    </>
  );
}
