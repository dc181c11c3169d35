import { type Correction, line } from '@kathok/contract';
import { z } from 'zod';
import { typedSum } from './typed-sum.ts';
import { words } from './words.en.ts';

const { correct } = words;

/** What can be wrong with what was paid. */
export const mistakesOf = {
  donation: ['amount', 'person', 'purpose', 'notOurs'],
  fee: ['amount', 'person', 'donation', 'notOurs'],
} as const;
export type DueKind = Correction['dueKind'];
export type Mistake = (typeof mistakesOf)[DueKind][number];

/** Whose money it was: a member, or somebody who has only a name. */
export type Person = { memberId: string; name: string } | { name: string };

const common = { reason: line(300), isTold: z.boolean() };
const person = z.custom<Person>((value) => value !== null, correct.personRule);
const purposeId = z.string().min(1, correct.purposeRule);

/** What has to be given, by what is wrong; the other fields are not looked at. */
export const schemas = {
  amount: z.object({ ...common, amount: typedSum }),
  person: z.object({ ...common, person }),
  purpose: z.object({ ...common, purposeId }),
  donation: z.object({ ...common, purposeId }),
};
export type Fixable = keyof typeof schemas;

type Given = { amount?: string; purposeId?: string; person?: Person };

/** What the server is told is right. */
export function rightOf(kind: DueKind, { amount, purposeId: purpose, person: whose }: Given) {
  if (amount !== undefined) return { amount };
  if (purpose !== undefined) return { purposeId: purpose };
  if (!whose) return {};
  if (!('memberId' in whose)) return { donorType: 'non_member' as const, donorName: whose.name };
  const { memberId } = whose;
  return kind === 'fee' ? { memberId } : { donorType: 'member' as const, memberId };
}
