import { type MemberRow, members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../../lib/queries.ts';

const pause = 180;
const shown = 6;

/** Members by name, code, CID or phone, shortly after the typing; undefined while nobody can tell yet. */
export function useFoundMembers(text: string): readonly MemberRow[] | undefined {
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
