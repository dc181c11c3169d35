import { identityTypes } from '@kathok/contract';
import { type ReactNode, useEffect } from 'react';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { words } from '../words.en.ts';
import { MorePart } from './more-part.tsx';
import { useDonationField } from './use-donation-field.ts';

const types = identityTypes.map((value) => ({ value, label: words.identityTypes[value] }));

/** Somebody who is not a member: a name, and as much more as they wish to tell. */
export function StrangerFields({ corner }: { corner: ReactNode }) {
  const { form, field } = useDonationField();
  const [identity, phone, email] = form.watch(['identityNumber', 'phone', 'email']);
  const { getValues, setFocus } = form;
  useEffect(() => {
    if (getValues('donorName') === '') setFocus('donorName');
  }, [getValues, setFocus]);
  const isWrong = (['identityNumber', 'phone', 'email', 'address'] as const).some(
    (name) => field(name).error,
  );
  return (
    <>
      <div className="with-corner">
        {corner}
        <TextField {...field('donorName')} autoComplete="off" />
      </div>
      <MorePart
        title={words.form.moreOnDonor}
        hint={words.form.moreOnDonorHint}
        filled={Boolean(identity || phone || email) || isWrong}
      >
        <div className="side-by-side">
          <TextField {...field('phone')} type="tel" optional autoComplete="off" />
          <TextField {...field('email')} type="email" optional autoComplete="off" />
          <SelectField {...field('identityType')} options={types} />
          <TextField {...field('identityNumber')} optional autoComplete="off" spellCheck={false} />
        </div>
        <TextArea {...field('address')} optional rows={2} />
      </MorePart>
    </>
  );
}
