import type { MemberRow } from '@kathok/contract';
import { useEffect } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { MemberPicker } from '../../../../shared/member-picker/member-picker.tsx';
import { words } from '../../words.en.ts';

/** A number is nobody's name. */
const isName = (text: string) => text !== '' && !/\d/.test(text);

const others = (text: string) => [
  ...(isName(text)
    ? [{ value: 'non_member', label: words.form.asStranger(text), icon: 'plus' as const }]
    : []),
  { value: 'anonymous', label: words.form.anonymous, icon: 'lotus' as const },
];

type DonorBoxProps = {
  error: string | undefined;
  onMember: (member: MemberRow) => void;
  onStranger: (name: string) => void;
  onNobody: () => void;
};

/** Asks who gives. Whenever it appears, the next thing to do is to type. */
export function DonorBox({ error, onMember, onStranger, onNobody }: DonorBoxProps) {
  useEffect(() => document.getElementById('donorType')?.focus(), []);
  return (
    <div className="donor-choice">
      <MemberPicker
        label={words.form.labels.donorType}
        name="donorType"
        hint={words.form.donorHint}
        error={error}
        onPick={onMember}
        others={others}
        onOther={({ value }, text) => (value === 'anonymous' ? onNobody() : onStranger(text))}
      />
      <div className="row">
        <Button tone="quiet" onClick={() => onStranger('')}>
          {words.form.stranger}
        </Button>
        <Button tone="quiet" onClick={onNobody}>
          {words.form.anonymous}
        </Button>
      </div>
    </div>
  );
}
