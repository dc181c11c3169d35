import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { words as names } from '../words.en.ts';
import { words } from './words.en.ts';

type Pair = [entity: string, action: string];

const server = fileURLToPath(new URL('../../../../../server/src/', import.meta.url));
const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(modules|demo)\/.*\.ts$/.test(file) && !file.endsWith('test.ts'))
  .map((file) => ({ file, text: readFileSync(join(server, file), 'utf8') }));

/** Functions and values from elsewhere that name the record. */
const namedElsewhere: Record<string, string[]> = {
  auditedUser: ['User'],
  auditedMember: ['Member'],
  auditedDonation: ['Donation'],
  auditedRenewal: ['MembershipRenewal'],
  auditedLine: ['BankLine'],
  auditedDay: ['RitualDay'],
  auditedFamily: ['Member'],
  auditedJoint: ['JointPayment'],
  auditedPledge: ['Pledge'],
  'kind.entity': ['MembershipFee', 'Donation'],
};

/** What is written by code that puts the action or the kind of record together: where, which kinds, which actions. */
const putTogether: [file: string, entities: string, actions: string][] = [
  [
    'card-payments/enquiries/settle-card-payment.ts',
    'MembershipFee Donation',
    'card_paid card_refused card_cancelled',
  ],
  ['auth/login/sign-in-as.ts', 'User', 'sign_in'],
  ['auth/passwords/set-password.ts', 'User', 'change_password reset_password accept_link close_account'],
  ['auth/passwords/links/forgot-password.service.ts', 'User', 'mail_password_link text_password_link'],
  ['reconciliation/deciding/decide-line.ts', 'BankLine', 'match record_payment settle set_aside decline'],
  ['master-data/master-handlers.ts', 'MembershipType PaymentFrequency', 'create update remove'],
  ['master-data/master-handlers.ts', 'DonationPurpose Country', 'create update remove'],
  ['settings/settings-picture.service.ts', 'Settings', 'set_logo remove_logo set_signature remove_signature'],
  ['documents/years/issue-year.ts', 'Certificate', 'issue reissue void'],
  ['coverages/audit-fee.ts', 'MembershipFee', 'create remove restore'],
  ['members/editing/update-member.service.ts', 'Member', 'update end reinstate'],
  ['members/claims/claim.service.ts', 'Member Person', 'decide_claim'],
  ['members/accounts/invite-member.ts', 'User', 'mail_password_link text_password_link make_invitation_link'],
  ['payments/acts/correct-payment.ts', 'MembershipFee Donation', 'record_payment'],
  ['payments/acts/decide-due.ts', 'MembershipFee Donation', 'reject'],
  ['payments/acts/record-payment.ts', 'MembershipFee Donation', 'record_payment'],
  [
    'payments/refunds/refund-payment.ts',
    'MembershipFee Donation',
    'ask_refund refund_done refund_refused refund_unknown',
  ],
  ['privacy/erasing/erase-person.ts', 'Member Donation', 'erase'],
  ['documents/downloads/download.service.ts', 'MembershipFee Donation Certificate', 'export'],
  [
    'approvals/approval.service.ts',
    'MembershipFee Donation Member Settings',
    'approve_as_second_person decline_as_second_person second_person_too_late',
  ],
  ['approvals/ask.service.ts', 'MembershipFee Donation Member Settings', 'ask_second_person'],
  ['backups/backup.service.ts', 'Backup', 'back_up try_backup'],
  ['rituals/days/change-day.service.ts', 'RitualDay', 'update cancel'],
  ['rituals/entries/write-names.service.ts', 'RitualEntry', 'respell reorder'],
  ['families/answer.service.ts', 'Member', 'family_accepted family_declined family_ended'],
  ['joint-payments/decide-joint.service.ts', 'JointPayment', 'approve reject'],
  ['pledges/pledge.service.ts', 'Pledge', 'update pause resume end_pledge'],
  ['../../migrations/0009', 'Payment', 'mark_simulated'],
];

const literals = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
const allOf = (entities: string[], actions: string[]): Pair[] =>
  entities.flatMap((entity) => actions.map((action): Pair => [entity, action]));

/** The entry of one call, from its action to the end; nothing where either is not written out. */
function entryOf([, action = '', rest = '']: RegExpMatchArray, inFile: string[]): Pair[] {
  const written = /\bentity: ([^,]+)/.exec(rest)?.[1]?.replace(/=== '\w+'/, '') ?? '';
  const elsewhere = Object.keys(namedElsewhere).filter((name) => rest.includes(name));
  const entities = [...literals(written), ...elsewhere.flatMap((name) => namedElsewhere[name] ?? [])];
  return allOf(entities.length > 0 ? entities : inFile, literals(action));
}

const read = files.map(({ file, text }) => {
  const inFile = [...text.matchAll(/\bentity: '(\w+)'/g)].map(([, name]) => name!);
  const calls = text.match(/\baudit\(tx, (?!ctx)/g)?.length ?? 0;
  const entries = [...text.matchAll(/\baudit\(tx, \{\s*action: ([^,]+),(.*?)\}\)/gs)].map((call) =>
    entryOf(call, inFile),
  );
  return {
    file,
    pairs: entries.flat(),
    isWhole: entries.filter(({ length }) => length > 0).length === calls,
  };
});
const written = read.flatMap(({ pairs }) => pairs);
const all = [
  ...written,
  ...putTogether.flatMap(([, entities, actions]) => allOf(entities.split(' '), actions.split(' '))),
];

it('knows of everything that the server writes', () => {
  expect(new Set(written.map(String)).size).toBeGreaterThan(80);
  const known = new Set(putTogether.map(([file]) => `modules/${file}`));
  expect(read.filter(({ file, isWhole }) => !isWhole && !known.has(file))).toEqual([]);
});

it('has a sentence for each', () => {
  expect(all.filter(([entity, action]) => !words.sentences[entity]?.[action]).map(String)).toEqual([]);
});

it('names each action and each kind of record in the filters', () => {
  expect(all.filter(([, action]) => !(action in names.actions)).map(String)).toEqual([]);
  expect(all.filter(([entity]) => !(entity in names.entities)).map(String)).toEqual([]);
});
