import { type Correction, line } from '@kathok/contract';
import { z } from 'zod';
import { typedSum } from '../typed-sum.ts';
import { words } from '../words.en.ts';

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
const person = z.custom<Person | null>((value) => value !== null, correct.personRule);
const purposeId = z.string().min(1, correct.purposeRule);
const ignored = <Typed>() => z.custom<Typed>().transform(() => undefined);

/** Mistakes that are mended by saying what is right. */
export type Fixable = Exclude<Mistake, 'notOurs'>;
export type TypedFix = {
  amount: string;
  person: Person | null;
  purposeId: string;
  reason: string;
  isTold: boolean;
};
type Right = {
  amount?: string | undefined;
  purposeId?: string | undefined;
  person?: Person | null | undefined;
};

/** What has to be said, by what is wrong; the other fields are not looked at. */
export const schemaFor = (
  mistake: Fixable,
): z.ZodType<Right & { reason: string; isTold: boolean }, TypedFix> =>
  z.object({
    ...common,
    amount: mistake === 'amount' ? typedSum : ignored<string>(),
    person: mistake === 'person' ? person : ignored<Person | null>(),
    purposeId: mistake === 'purpose' || mistake === 'donation' ? purposeId : ignored<string>(),
  });

/** What the server is told is right. */
export function rightOf(kind: DueKind, { amount, purposeId: purpose, person: whose }: Right) {
  if (amount !== undefined) return { amount };
  if (purpose !== undefined) return { purposeId: purpose };
  if (!whose) return {};
  if (!('memberId' in whose)) return { donorType: 'non_member' as const, donorName: whose.name };
  const { memberId } = whose;
  return kind === 'fee' ? { memberId } : { donorType: 'member' as const, memberId };
}
