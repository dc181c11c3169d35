import { type MergeField, personFields } from '@kathok/contract';
import { isClaimedIn } from '../people/claimed-contact.ts';
import type { MemberRecord } from '../member.repository.ts';

type Keep = Partial<Record<MergeField, 'this' | 'other'>>;

/** A number and its kind are taken together. */
const person = personFields.filter((field) => field !== 'identityType' && field !== 'identityNumber');

/**
 * What the kept record says after a merge: what was chosen; else its own; else, where it says nothing, what the other
 * one says. What hangs together is taken together, the earlier day of joining counts, and both remarks stay.
 */
export function mergedValues(kept: MemberRecord, other: MemberRecord, keep: Keep = {}) {
  const from = (field: MergeField, isEmpty: boolean) =>
    (keep[field] ?? (isEmpty ? 'other' : 'this')) === 'other';
  const pick = <Field extends keyof MemberRecord & MergeField>(field: Field) =>
    from(field, kept[field] === null) ? other[field] : kept[field];
  const source = (field: 'phone' | 'email') => (from(field, kept[field] === null) ? other : kept);
  const identity = from('identityNumber', kept.identityNumber === null) ? other : kept;
  const ending = from('endReason', false) ? other : kept;
  return {
    person: {
      ...Object.fromEntries(person.map((field) => [field, pick(field)])),
      identityType: identity.identityType,
      identityNumber: identity.identityNumber,
      isContactClaimed: isClaimedIn({ phone: source('phone'), email: source('email') }),
      photoFileId: from('photo', kept.photoFileId === null) ? other.photoFileId : kept.photoFileId,
    },
    member: {
      membershipTypeId: pick('membershipTypeId'),
      paymentFrequencyId: pick('paymentFrequencyId'),
      joinedOn: keep.joinedOn ? pick('joinedOn') : earlier(kept.joinedOn, other.joinedOn),
      remarks: keep.remarks ? pick('remarks') : bothRemarks(kept.remarks, other.remarks),
      endReason: ending.endReason,
      endedOn: ending.endedOn,
      endNote: ending.endNote,
      // Somebody who said no on either record has said no.
      isOptedOut: kept.isOptedOut || other.isOptedOut,
    },
  };
}

const earlier = (a: string, b: string) => (a < b ? a : b);

function bothRemarks(own: string | null, others: string | null): string | null {
  const said = [...new Set([own, others])].filter(Boolean);
  return said.length > 0 ? said.join('\n') : null;
}

export type Values = Record<string, unknown>;

/** Of the columns that a merge wrote, those that still say what it wrote are put back; later corrections stay. */
export function valuesToPutBack(before: Values, written: Values, now: Values): Values {
  const untouched = Object.keys(written).filter(
    (column) => now[column] === written[column] && before[column] !== written[column],
  );
  const values = Object.fromEntries(untouched.map((column) => [column, before[column]]));
  // A contact that comes back is as doubtful as it was.
  const isContactBack = 'phone' in values || 'email' in values;
  return isContactBack && before['isContactClaimed'] ? { ...values, isContactClaimed: true } : values;
}
