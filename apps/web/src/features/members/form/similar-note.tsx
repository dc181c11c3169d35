import { members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import type { FormPart } from '../../../ui/forms/kit/form-part.ts';
import { words } from '../words.en.ts';
import type { MemberValues } from './member-values.ts';

const pause = 500;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type SimilarNoteProps = { kit: FormPart<MemberValues>; exceptId?: string | undefined };

/** While typing: who looks like this person already. A doubt is shown, never decided. */
export function SimilarNote({ kit: { value }, exceptId }: SimilarNoteProps) {
  // Who may correct a record may not always enter one, and so is not told of others.
  const { can } = useSession();
  const [name, dateOfBirth] = [value('name'), value('dateOfBirth')];
  const [phone, identityNumber] = [value('phone'), value('identityNumber')];
  const typed = JSON.stringify({
    ...(name.trim().length > 2 && { name: name.trim() }),
    ...(isDay(dateOfBirth) && { dateOfBirth }),
    ...(phone.length > 6 && { phone }),
    ...(identityNumber.length > 5 && { identityNumber }),
    ...(exceptId && { exceptId }),
  });
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    queryKey: [members.similar.path, asked],
    queryFn: () => call(members.similar, { body: JSON.parse(asked) as Record<string, string> }),
    enabled: can('create', 'Member') && /name|identityNumber|phone/.test(asked),
    staleTime: 60_000,
  });
  if (!found.data?.length) return null;
  return (
    <Note tone="warning" title={words.form.similar}>
      <ul>
        {found.data.map(({ member, reasons }) => (
          <li key={member.id}>
            <Link to={`/membership-list/view/${member.id}`}>{member.name}</Link>{' '}
            <span className="num">{member.membershipCode}</span>: {reasons.join(', ')}
          </li>
        ))}
      </ul>
    </Note>
  );
}
