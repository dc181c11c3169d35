import {
  dayOf,
  formatAmount,
  type InputOf,
  isAllowed,
  type members,
  standingOf,
  type TimelineEntry,
} from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import { type DocumentRow, findDocuments } from '../documents/document.repository.ts';
import { type Ctx, isStaff as isAllowedTo, requireOwnOr } from '../../../platform/context.ts';
import { findMember } from '../member.repository.ts';
import { findNotes, type NoteRow } from '../notes/note.repository.ts';
import {
  findCertificates,
  findChanges,
  findCoverages,
  findFees,
  findDonations,
  findMerges,
  findMessages,
  findRenewals,
} from './timeline.repository.ts';
import { words } from './words.en.ts';

/** All that happened to a membership, newest first. */
export async function getTimeline(
  ctx: Ctx,
  { params }: InputOf<typeof members.timeline>,
): Promise<TimelineEntry[]> {
  const { isStaff } = requireOwnOr(ctx, 'read', params.id);
  const row = orNotFound(await findMember(ctx.db, params.id));
  const joined = {
    ...blank,
    id: `joined:${row.id}`,
    kind: 'joined' as const,
    on: row.joinedOn,
    title: standingOf(row, dayOf(ctx.now)) === 'applied' ? words.applied : words.joined,
  };
  const fees = await findFees(ctx.db, row.id);
  const donations = await findDonations(ctx.db, row.personId);
  const certificates = mayReadCertificates(ctx, isStaff) ? await findCertificates(ctx.db, row.personId) : [];
  const messages = await findMessages(ctx.db, {
    memberId: row.id,
    receiptIds: [...fees, ...donations].flatMap(({ receiptId }) => receiptId ?? []),
    certificateIds: certificates.map(({ id }) => id),
  });
  const entries = [
    joined,
    ...(await findCoverages(ctx.db, row.id)).map(coverageEntry),
    ...fees.map(feeEntry),
    ...(await findRenewals(ctx.db, row.id)).map(renewalEntry),
    ...donations.map(donationEntry),
    ...certificates.map(certificateEntry),
    ...(await findMerges(ctx.db, row.id)).map((merge) => mergeEntry(merge, ctx.now)),
    ...(await findChanges(ctx.db, row.id)).flatMap((change) => changeEntry(change, isStaff)),
    ...(isStaff ? (await findNotes(ctx.db, row.id)).map(noteEntry) : []),
    ...(mayOpenPapers(ctx) ? (await findDocuments(ctx.db, row.id)).map(documentEntry) : []),
    ...messages.map(messageEntry),
  ];
  return entries.sort(newestFirst);
}

/** The right that is needed is that of the calls about these records. */
const mayOpenPapers = (ctx: Ctx) => isAllowedTo(ctx, 'update');

const mayReadCertificates = ({ actor }: Ctx, isStaff: boolean) =>
  !isStaff || (actor !== null && isAllowed(actor.ability, 'read', 'Report'));

const blank = {
  at: null,
  detail: null,
  amount: null,
  currency: null,
  until: null,
  period: null,
  status: null,
  feeId: null,
  receiptId: null,
};
const stamped = (at: Date) => ({ at: at.toISOString(), on: dayOf(at) });
type Rows<Find extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

function coverageEntry({ id, fromDay, toDay, source, feeId }: Rows<typeof findCoverages>): TimelineEntry {
  const title = words.coverage[source];
  return {
    ...blank,
    id: `coverage:${id}`,
    kind: 'coverage',
    on: fromDay,
    title,
    until: toDay,
    status: source,
    feeId,
  };
}

function feeEntry(fee: Rows<typeof findFees>): TimelineEntry {
  const { id, kind, amount, currency, reference, receiptNumbers, receiptId, createdAt, paidOn } = fee;
  const sum = { amount: formatAmount(amount), currency };
  const title = words.fee[kind];
  const detail = words.papers(reference, receiptNumbers, fee.isSimulated);
  const period = { from: fee.periodFrom, to: fee.periodTo };
  const status = fee.status === 'open' ? fee.paymentStatus : fee.status;
  const rest = { title, detail, ...sum, period, status, receiptId };
  // A year that was paid stands on the day of its payment, however late it was written down.
  const when = paidOn ? { at: null, on: paidOn } : stamped(createdAt);
  return { ...blank, ...when, id: `fee:${id}`, kind: 'fee', ...rest };
}

function renewalEntry({ id, channel, status, createdAt, feeId }: Rows<typeof findRenewals>): TimelineEntry {
  const title = words.renewal[status];
  const detail = words.askedBy[channel];
  return {
    ...blank,
    ...stamped(createdAt),
    id: `renewal:${id}`,
    kind: 'renewal',
    title,
    detail,
    status,
    feeId,
  };
}

function donationEntry(donation: Rows<typeof findDonations>): TimelineEntry {
  const { id, amount, currency, donatedOn: on, paymentStatus: status, reference, purpose } = donation;
  const { receiptId } = donation;
  const sum = { amount: formatAmount(amount), currency };
  const title = words.donation(purpose);
  const detail = words.papers(reference, null, donation.isSimulated);
  return { ...blank, id: `donation:${id}`, kind: 'donation', on, title, detail, ...sum, status, receiptId };
}

function certificateEntry(row: Rows<typeof findCertificates>): TimelineEntry {
  const { id, certificateNumber: detail, createdAt, voidedAt, replacedBy } = row;
  const status = voidedAt === null ? 'valid' : replacedBy ? 'replaced' : 'void';
  const title = words.certificate[row.kind](row.year);
  const kind = 'certificate';
  return { ...blank, ...stamped(createdAt), id: `certificate:${id}`, kind, title, detail, status };
}

function mergeEntry(merge: Rows<typeof findMerges>, now: Date): TimelineEntry {
  const { id, createdAt, undoUntil, undoneAt, membershipCode } = merge;
  const isUndoable = undoneAt === null && now <= undoUntil;
  const status = undoneAt ? 'undone' : isUndoable ? 'undoable' : null;
  return { ...blank, ...stamped(createdAt), id, kind: 'merge', title: words.merged(membershipCode), status };
}

/** Members read that their record was changed; what staff noted for themselves is none of it. */
function changeEntry(change: Rows<typeof findChanges>, isStaff: boolean): TimelineEntry[] {
  const fields = Object.keys(change.after ?? {}).filter((field) => isStaff || field !== 'remarks');
  const title = words.change(change.action, fields, change.after?.['endReason']);
  if (title === null) return [];
  const detail = isStaff ? words.by(change.actorName, change.reason) : null;
  return [{ ...blank, ...stamped(change.at), id: `change:${change.id}`, kind: 'change', title, detail }];
}

function messageEntry({ id, createdAt, subject, status }: Rows<typeof findMessages>): TimelineEntry {
  return { ...blank, ...stamped(createdAt), id: `message:${id}`, kind: 'message', title: subject, status };
}

function noteEntry({ id, createdAt, text, author }: NoteRow): TimelineEntry {
  const title = words.note(author);
  return { ...blank, ...stamped(createdAt), id: `note:${id}`, kind: 'note', title, detail: text };
}

function documentEntry({ id, createdAt, title, createdBy }: DocumentRow): TimelineEntry {
  const detail = words.by(createdBy, null);
  return { ...blank, ...stamped(createdAt), id: `document:${id}`, kind: 'document', title, detail };
}

/** Days without an hour stand at the beginning of their day. */
function newestFirst(a: TimelineEntry, b: TimelineEntry): number {
  return b.on.localeCompare(a.on) || (b.at ?? '').localeCompare(a.at ?? '');
}
