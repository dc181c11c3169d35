import type { Obstacles } from './obstacle.repository.ts';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Why somebody cannot be erased at this moment, and what to do about it. */
const obstacles: Record<keyof Obstacles, (count: number) => string> = {
  pendingPayments: (n) => `${many(n, 'payment waits', 'payments wait')} to be verified`,
  cardPayments: (n) => `${many(n, 'card payment is', 'card payments are')} still running`,
  refunds: (n) => `${many(n, 'refund waits', 'refunds wait')} for the bank`,
  keptMoney: (n) => `${many(n, 'payment is', 'payments are')} kept to be given back`,
  requests: (n) => `${many(n, 'request for a change waits', 'requests for a change wait')} to be decided`,
  approvals: (n) => `${many(n, 'act waits', 'acts wait')} for a second person`,
  staffAccounts: () => 'they have a staff account, which has to be removed first',
};

export const words = {
  /** Told to administrators; by the code alone, since nobody has a name any more. */
  erasedNow: (label: string) => ({
    subject: 'Somebody was erased',
    changes: [{ name: 'Erased', before: null, after: label }],
  }),
  mergedMeanwhile: 'This person has just been merged with another record. Please look again.',
  isOpen(found: Obstacles): string {
    const reasons = (Object.keys(obstacles) as (keyof Obstacles)[]).flatMap((key) =>
      found[key] > 0 ? [obstacles[key](found[key])] : [],
    );
    return `This person cannot be erased yet: ${reasons.join(', and ')}.`;
  },
  isImported: 'This person cannot be erased yet: an import that names them is under way.',
  otherCode: 'is not the code of this member',
  otherNumber: 'is not the number of this donation',
  isMember: 'This donor is a member. Erase them on the page of the member.',
  namesPerson:
    'must not name the person: it stays in the audit. Leave out names, identity numbers, phone numbers and addresses',
  alreadyErased: 'This person was erased already.',
  stayErased: 'This person was erased. Nothing can be written about them any more.',
  late: 'Entries that were written while the person was erased',
};
