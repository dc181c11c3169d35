import { format } from '../../language/format.ts';
import {
  maskIdentity,
  type Member,
  type OptionalPersonField,
  optionalPersonFields,
  phoneText,
} from '@kathok/contract';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { words } from './words.en.ts';

const { person } = words;

/** The whole number is shown when asked for, so that a glance over a shoulder does not take it along. */
function Identity({ number }: { number: string }) {
  const [shown, setShown] = useState(false);
  return (
    <dd className="num">
      {shown ? number : maskIdentity(number)}{' '}
      <button type="button" className="as-link" onClick={() => setShown(!shown)}>
        {shown ? person.hide : person.show}
      </button>
    </dd>
  );
}

/** Shown above, or together with others. */
const placed = new Set<OptionalPersonField>([
  'nameDzongkha',
  'email',
  'dzongkhag',
  'gewog',
  'village',
  'houseNumber',
  'thramNumber',
  'address',
  'taxpayerNumber',
]);
const others = optionalPersonFields.filter((field) => !placed.has(field));

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');

export function PersonCard({ member }: { member: Member }) {
  const { identityType, identityNumber, dateOfBirth, gender, phone, email } = member;
  const rows: [string, string | null][] = [
    [person.born, joined(dateOfBirth && format.day(dateOfBirth), gender && words.genders[gender]) || null],
    [person.country, member.country],
    [person.home, joined(member.village, member.gewog, member.dzongkhag) || null],
    [person.address, member.address],
    [person.houseThram, joined(member.houseNumber, member.thramNumber) || null],
    [person.taxpayerNumber, member.taxpayerNumber],
    ...others.map((field): [string, string | null] => [words.form.labels[field], member[field]]),
  ];
  return (
    <Card title={person.title}>
      <dl className="facts">
        {identityType && identityNumber && (
          <>
            <dt>{words.identityTypes[identityType]}</dt>
            <Identity number={identityNumber} />
          </>
        )}
        <dt>{person.phone}</dt>
        <dd className="num">
          {phone ? (
            <a href={`tel:${phone}`}>{phoneText(phone)}</a>
          ) : (
            <span className="muted">{words.none}</span>
          )}
        </dd>
        <dt>{person.email}</dt>
        <dd>
          {email ? <a href={`mailto:${email}`}>{email}</a> : <span className="muted">{words.none}</span>}
        </dd>
        {rows.map(([label, text]) => text && <Fact key={label} label={label} text={text} />)}
      </dl>
    </Card>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd className="as-typed">{text}</dd>
  </>
);
