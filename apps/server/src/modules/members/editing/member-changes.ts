import { type InputOf, type members, personFields, provedFields } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { MemberRecord } from '../member.repository.ts';
import { fields, words } from '../words.en.ts';

/** What a PATCH may carry, apart from the version. */
export type MemberChange = Omit<InputOf<typeof members.update>['body'], 'version'>;

const proved = new Set<string>(provedFields);
/** What members look after themselves: how to reach them, and where they live. */
const ownFields = new Set<keyof MemberChange>(personFields.filter((field) => !proved.has(field)));

const deeds = new Set(['reinstate', 'reinstatedOn', 'reinstateNote']);
const ofMembership = new Set(['membershipTypeId', 'paymentFrequencyId', 'joinedOn', 'remarks']);

/** Only what would really change: a form may send back what it was given. An end is named whole. */
export function differences(current: MemberRecord, asked: MemberChange): MemberChange {
  const before: Record<string, unknown> = current;
  const isNewEnd = (['endReason', 'endedOn', 'endNote'] as const).some(
    (field) => asked[field] !== undefined && asked[field] !== before[field],
  );
  const entries = Object.entries(asked).filter(([field, value]) => {
    if (value === undefined) return false;
    return field.startsWith('end') ? isNewEnd : deeds.has(field) || value !== before[field];
  });
  return Object.fromEntries(entries);
}

export function requireOwnChangeAllowed(change: MemberChange): void {
  const others = (Object.keys(change) as (keyof MemberChange)[]).filter((field) => !ownFields.has(field));
  if (others.length === 0) return;
  const named = others.map((field) => fields[field] ?? fields['endReason']);
  throw new AppError('not_allowed', { detail: words.onlyStaffChange([...new Set(named)].join(', ')) });
}

/** Which of the values belong to the person and which to the membership. */
export function split({ reinstate, reinstatedOn: _on, reinstateNote: _why, ...change }: MemberChange) {
  const { endReason, endedOn, endNote, ...values } = change;
  const entries = Object.entries(values);
  const ending = endReason && endedOn ? { endReason, endedOn, endNote: endNote ?? null } : {};
  const reinstated = reinstate ? { endReason: null, endedOn: null, endNote: null } : {};
  return {
    person: Object.fromEntries(entries.filter(([field]) => !ofMembership.has(field))),
    member: {
      ...Object.fromEntries(entries.filter(([field]) => ofMembership.has(field))),
      ...ending,
      ...reinstated,
    },
  };
}
