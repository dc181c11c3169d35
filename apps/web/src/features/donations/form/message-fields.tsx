import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { TextArea } from '../../../ui/forms/fields/text-field.tsx';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import type { DonationValues } from './donation-values.ts';

type MessagePart = { kit: FormPart<Pick<DonationValues, 'message' | 'isAnonymous'>> };

/** What the donor says with it, and whether their name may be seen. */
export function MessageFields({ kit: { field } }: MessagePart) {
  return (
    <>
      <TextArea {...field('message')} optional rows={2} />
      <CheckField {...field('isAnonymous')} />
    </>
  );
}
