/** The kinds of records there are. They tell which answers a write makes stale; rights have subjects of their own. */
export const recordKinds = [
  'Member',
  'Note',
  'Document',
  'Claim',
  'MemberList',
  'Family',
  'Fee',
  'Donation',
  'Pledge',
  'Certificate',
  'Ritual',
  'Message',
  'Template',
  'Statement',
  'CashClosing',
  'Import',
  'Approval',
  'User',
  'Device',
  'Role',
  'SavedView',
  'Setting',
  'Word',
  'Backup',
  'Country',
  'PaymentFrequency',
  'MembershipType',
  'DonationPurpose',
] as const;
export type RecordKind = (typeof recordKinds)[number];
/** What an answer is drawn from: `any` is for overviews of everything. */
export type Reads = readonly RecordKind[] | 'any';

/** What is kept about one person, and goes or moves with them. A renewal is part of its fee, a payment of what it pays. */
export const kindsAboutPerson = [
  'Member',
  'Note',
  'Document',
  'Claim',
  'MemberList',
  'Family',
  'Fee',
  'Donation',
  'Pledge',
  'Certificate',
  'Message',
  'User',
] as const satisfies readonly RecordKind[];

/** What the endpoints of one part have in common; an endpoint that differs says so itself. */
export interface Records {
  /** What the answers of its GETs are drawn from. */
  reads?: Reads;
  /** What its writes change. */
  touches?: readonly RecordKind[];
}

/** Says that endpoints are about no records, such as the state of the server. */
export const noRecords: Records = {};

/**
 * Says which records a group of endpoints is about. After a write the office asks again for whatever it shows that reads
 * one of the kinds the write touches; a test makes every write and compares all answers before and after.
 */
export function withRecords<Endpoints extends Record<string, unknown>>(
  { reads = [], touches = [] }: Records,
  endpoints: Endpoints,
): Endpoints {
  const complete = (one: Records & { method?: string; mayWait?: boolean }) => {
    if (one.method === 'GET') return { ...one, reads: one.reads ?? reads, touches: [] };
    const touched = one.touches ?? touches;
    return { ...one, reads: [], touches: one.mayWait ? [...touched, 'Approval' as const] : touched };
  };
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, one]) => [name, complete(one as Records)]),
  ) as Endpoints;
}

/** Whether a write that touches these kinds makes an answer stale that is drawn from those. */
export const isStaleAfter = (touches: readonly RecordKind[], reads: Reads): boolean =>
  touches.length > 0 && (reads === 'any' || touches.some((kind) => reads.includes(kind)));
