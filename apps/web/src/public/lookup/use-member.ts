import type { MemberCard } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import { useLoaded } from '../site/use-loaded.ts';
import { getMember } from './calls.ts';

const load = async (id: string, signal?: AbortSignal) =>
  (await call(getMember, { params: { id } }, { signal })) as MemberCard;

export const useMember = (id: string | undefined) => useLoaded(id, load);
