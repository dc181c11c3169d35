import { Button } from '../../../ui/button.tsx';
import { MemberPicker } from '../../../shared/member-picker/member-picker.tsx';
import type { DueKind, Person } from './mistake.ts';
import { words } from '../words.en.ts';

const { correct } = words;
/** A number is nobody's name. */
const isName = (text: string) => text !== '' && !/\d/.test(text);
const stranger = (text: string) =>
  isName(text) ? [{ value: 'stranger', label: correct.asStranger(text), icon: 'plus' as const }] : [];

type PayerPickerProps = {
  kind: DueKind;
  person: Person | null;
  onPerson: (person: Person | null) => void;
  error: string | undefined;
};

/** Asks for another person; a fee is a member's. */
export default function PayerPicker({ kind, person, onPerson, error }: PayerPickerProps) {
  if (person)
    return (
      <p className="row">
        <b>{person.name}</b>
        <Button tone="quiet" onClick={() => onPerson(null)}>
          {correct.other}
        </Button>
      </p>
    );
  return (
    <MemberPicker
      label={correct.labels.person}
      name="person"
      hint={correct.personHint[kind]}
      error={error}
      onPick={({ id: memberId, name }) => onPerson({ memberId, name })}
      {...(kind === 'donation' && {
        others: stranger,
        onOther: (_: unknown, name: string) => onPerson({ name }),
      })}
    />
  );
}
