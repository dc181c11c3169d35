import { members, type MemberRow, phoneText } from '@kathok/contract';
import { useState, useEffect } from 'react';
import { Combobox, type Choice } from '../../ui/forms/fields/combobox.tsx';
import type { FieldFrame } from '../../ui/forms/fields/field.tsx';
import { words } from './words.en.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';

const pause = 180;
const shown = 6;

/** Members by name, code, CID or phone, shortly after the typing; undefined while nobody can tell yet. */
function useFoundMembers(text: string): readonly MemberRow[] | undefined {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enough = asked.length >= 2;
  const { data } = useQuery({
    ...query(members.search, { params: { text: asked } }),
    enabled: enough && asked === wanted,
    staleTime: 30_000,
  });
  if (wanted.length < 2) return [];
  // Anyone who may open this may read members, so these are rows and never masked cards.
  return asked === wanted ? (data as MemberRow[] | undefined)?.slice(0, shown) : undefined;
}

type MemberPickerProps = FieldFrame & {
  onPick: (member: MemberRow) => void;
  /** What else may be chosen, beneath the members that were found; it is told what was typed. */
  others?: (text: string) => readonly Choice[];
  onOther?: (choice: Choice, text: string) => void;
  /** What stands in the field when it appears. */
  begins?: string;
};

const detailOf = ({ membershipCode, phone, village, dzongkhag }: MemberRow) =>
  [membershipCode, phone ? phoneText(phone) : (village ?? dzongkhag)].filter(Boolean).join(' · ');

/** Finds one member by name, code, CID or phone. */
export function MemberPicker({ onPick, others, onOther, begins = '', ...frame }: MemberPickerProps) {
  const [text, setText] = useState(begins);
  const found = useFoundMembers(text);
  const rest = others?.(text.trim()) ?? [];
  const choices = found && [
    ...found.map((member) => ({
      value: member.id,
      label: member.name,
      detail: detailOf(member),
      icon: 'person' as const,
    })),
    ...(text.trim() === '' ? [] : rest),
  ];

  function choose(choice: Choice) {
    const member = found?.find(({ id }) => id === choice.value);
    if (member) onPick(member);
    else onOther?.(choice, text.trim());
  }
  const wanted = text.trim().length >= 2;
  const said = found ? (found.length > 0 ? words.found(found.length) : words.none) : words.searching;
  return (
    <Combobox
      {...frame}
      text={text}
      onText={setText}
      choices={choices ?? []}
      onChoose={choose}
      found={wanted ? said : ''}
      placeholder={words.placeholder}
    />
  );
}
