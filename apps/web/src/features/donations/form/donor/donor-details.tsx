import { identityTypes } from '@kathok/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { SelectField } from '../../../../ui/forms/fields/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/forms/fields/text-field.tsx';
import { typedDetailNames } from '../donation-values.ts';
import { printedHint } from '../../../../shared/forms/printed-hint.ts';
import { words } from '../../words.en.ts';
import { MorePart } from '../more-part.tsx';
import type { DonationPart } from '../donation-values.ts';

const types = identityTypes.map((value) => ({ value, label: words.identityTypes[value] }));

/** Somebody who is not a member: a name, and as much more as they wish to tell. */
export function DonorDetails({
  kit: { field, value, setFocus },
  corner,
}: DonationPart & { corner: ReactNode }) {
  const hasMore = value('identityNumber') || value('phone') || value('email');
  const isNamed = useRef(value('donorName') !== '');
  useEffect(() => {
    if (!isNamed.current) setFocus('donorName');
  }, [setFocus]);
  const isWrong = typedDetailNames.some((name) => field(name).error);
  return (
    <>
      <div className="with-corner">
        {corner}
        <TextField {...field('donorName')} hint={printedHint(value('donorName'))} autoComplete="off" />
      </div>
      <MorePart
        title={words.form.moreOnDonor}
        hint={words.form.moreOnDonorHint}
        filled={Boolean(hasMore) || isWrong}
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
