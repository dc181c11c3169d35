import {
  addDays,
  type Day,
  isCid,
  isProbableCid,
  maskIdentity,
  type Member,
  type MemberRow,
  type PersonField,
  personFields,
  standingOf,
  statusOf,
} from '@kathok/contract';
import type { MemberListRow, MemberRecord } from './member.repository.ts';
import { words } from './words.en.ts';
import { changes } from '../../platform/audit/audit.ts';

/** Below `/api`. Another picture is another address, so a browser may keep what it has. */
function photoPath({ id, photoFileId }: MemberListRow): string | null {
  return photoFileId && `/member/${id}/photo?v=${photoFileId}`;
}

function standingFields(row: MemberListRow, today: Day) {
  const standing = standingOf(row, today);
  const isPaidByDays = row.paidUntil !== null && !row.isLifetime && !row.endReason;
  const graceUntil = isPaidByDays && row.paidUntil ? addDays(row.paidUntil, row.graceDays) : null;
  return { standing, status: statusOf(standing), graceUntil };
}

/** A row of a list: the identity number is masked. */
export function toMemberRow(row: MemberListRow, today: Day): MemberRow {
  return {
    id: row.id,
    membershipCode: row.membershipCode,
    name: row.name,
    nameDzongkha: row.nameDzongkha,
    gender: row.gender,
    identityNumber: row.identityNumber && maskIdentity(row.identityNumber),
    phone: row.phone,
    email: row.email,
    country: row.country,
    dzongkhag: row.dzongkhag,
    gewog: row.gewog,
    village: row.village,
    photo: photoPath(row),
    membershipTypeId: row.membershipTypeId,
    membershipType: row.membershipType,
    paymentFrequencyId: row.paymentFrequencyId,
    paymentFrequency: row.paymentFrequency,
    ...standingFields(row, today),
    joinedOn: row.joinedOn,
    paidUntil: row.paidUntil,
    isLifetime: row.isLifetime,
    endedOn: row.endedOn,
    version: row.version,
  };
}

/** The whole record, for staff and for the member; what staff noted is for staff alone. */
export function toMember(row: MemberRecord, today: Day, isStaff: boolean): Member {
  return {
    ...toMemberRow(row, today),
    ...detailsOf(row),
    endReason: row.endReason,
    endNote: row.endNote,
    ...(isStaff && { remarks: row.remarks, isContactDoubtful: row.isContactDoubtful }),
    warnings: isStaff ? warningsOf(row) : [],
    hasLogin: row.hasLogin,
    isOptedOut: row.isOptedOut,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function warningsOf({ identityType, identityNumber }: MemberRecord): Member['warnings'] {
  const isDoubtful =
    identityType === 'cid' &&
    identityNumber !== null &&
    isCid(identityNumber) &&
    !isProbableCid(identityNumber);
  return isDoubtful ? [{ property: 'identityNumber', message: words.improbableCid }] : [];
}

/** What the audit tells about a member: all that can be changed, the identity number masked here too. */
export function auditableMember(row: MemberRecord) {
  const { countryId: _named, ...details } = detailsOf(row);
  return {
    ...details,
    identityNumber: row.identityNumber && maskIdentity(row.identityNumber),
    country: row.country,
    photo: row.photoFileId,
    membershipType: row.membershipType,
    paymentFrequency: row.paymentFrequency,
    joinedOn: row.joinedOn,
    endReason: row.endReason,
    endedOn: row.endedOn,
    endNote: row.endNote,
    remarks: row.remarks,
    isOptedOut: row.isOptedOut,
  };
}

export function changesOfMember(before: MemberRecord, after: MemberRecord) {
  const hidden = before.identityNumber === after.identityNumber ? [] : ['identityNumber'];
  return changes(auditableMember(before), auditableMember(after), hidden);
}

/** All that is known of the person. */
const detailsOf = (row: MemberRecord) =>
  Object.fromEntries(personFields.map((field) => [field, row[field]])) as Pick<MemberRecord, PersonField>;
