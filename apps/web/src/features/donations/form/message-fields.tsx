import { CheckField } from '../../../ui/check-field.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { useGiftField } from './use-gift-field.ts';

/** What the donor says with it, and whether their name may be seen. */
export function MessageFields() {
  const { field } = useGiftField();
  return (
    <>
      <TextArea {...field('message')} optional rows={2} />
      <CheckField {...field('isAnonymous')} />
    </>
  );
}
