/** What stands where something was erased. */
export const erased = '[erased]';

/** About money and membership, not about who somebody is. */
const keptKeys = new Set([
  'amount',
  'certificateNumber',
  'currency',
  'donatedOn',
  'donationNumber',
  'donorType',
  'endReason',
  'endedOn',
  'feeNumber',
  'format',
  'head',
  'issuedOn',
  'joinedOn',
  'kind',
  'membershipCode',
  'membershipType',
  'method',
  'paidOn',
  'paidUntil',
  'paymentFrequency',
  'paymentStatus',
  'periodFrom',
  'periodTo',
  'purpose',
  'receiptNumber',
  'reference',
  'role',
  'status',
]);
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Every text goes, unless its name says that it is about money or the membership. The shape stays. */
export function redactValue(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return keptKeys.has(key) || isId.test(value) ? value : erased;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactValue(inner, name)]));
  return value;
}

/** A number of ours, such as KM/R/2026/000123 or KM-0000018; never a bare number, which could be a CID. */
const isRecordNumber = /^[A-Z]{1,6}[-/][A-Z0-9/-]*\d$/;

export interface Entry {
  actorId: string | null;
  actorName: string;
  label: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  address: string | null;
}

/** What is left of an entry. A member of staff who acted keeps their name and address: it is not them who is erased. */
export function redactEntry(entry: Entry, userIds: readonly string[]): Omit<Entry, 'actorId'> {
  const isOwn = entry.actorId !== null && userIds.includes(entry.actorId);
  return {
    actorName: isOwn ? erased : entry.actorName,
    label: entry.label === null || isRecordNumber.test(entry.label) ? entry.label : erased,
    before: redactValue(entry.before),
    after: redactValue(entry.after),
    reason: entry.reason === null ? null : erased,
    address: entry.actorId === null || isOwn ? null : entry.address,
  };
}

/** What they did to records of others, as staff for instance, stays as it was done; only who it was goes. */
export function redactActor({ actorId: _actorId, ...entry }: Entry): Omit<Entry, 'actorId'> {
  return { ...entry, actorName: erased, address: null };
}
