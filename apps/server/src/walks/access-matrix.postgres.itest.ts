import {
  type Ability,
  type Access,
  type Action,
  contract,
  type Endpoint,
  fees,
  isAllowed,
  membershipFee,
  members,
  renewals,
  type Subject,
  users,
} from '@kathok/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { everyEndpoint, type NamedEndpoint } from '../testing/every-endpoint.ts';
import { howMany } from '../testing/how-many.ts';
import { sampleSlip } from '../testing/money-desk.ts';
import { sampleMember, shippedIds } from '../testing/register-samples.ts';
import { type ShippedRole, shippedRoles } from '../testing/shipped-accounts.ts';
import { startAppForFile } from '../testing/office.ts';

/** The table of the shipped roles, written down once more: what the database holds must mean this. */
const abilities: Record<ShippedRole, string[]> = {
  Administrator: ['manage all'],
  'Membership officer': [
    'read Dashboard',
    'manage Member',
    'read Donation',
    'read Master',
    'read Report',
    'manage Password',
    'manage Ritual',
  ],
  Treasurer: [
    'read Dashboard',
    'read Member',
    'manage Donation',
    'update Member',
    'manage Report',
    'manage Password',
    'read Ritual',
  ],
  Auditor: [
    'read Dashboard',
    'read Member',
    'read Donation',
    'read Master',
    'read User',
    'read Role',
    'read Report',
    'read Audit',
    'manage Password',
    'read Ritual',
  ],
  Member: ['manage MemberProfile'],
  Reader: ['read Ritual', 'update Ritual', 'manage Password'],
};
const abilityOf = (role: ShippedRole): Ability =>
  abilities[role].map((right) => {
    const [action, subject] = right.split(' ') as [Action, Subject];
    return { action, subject };
  });
const callers = ['nobody', ...shippedRoles] as const;
type Caller = (typeof callers)[number];
const unknown = '00000000-0000-4000-8000-000000000000';

const tokens = new Map<Caller, string>();
const memberIds = new Map<ShippedRole, string>();
const renewalIds = new Map<ShippedRole, string>();
const paymentIds = new Map<ShippedRole, string>();

const app = await startAppForFile();
for (const role of shippedRoles) {
  await becomeMember(role);
  tokens.set(role, await app.signIn(role));
}
const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
const photo = new File([new Uint8Array(await picture.png().toBuffer())], 'me.png', { type: 'image/png' });

/** Anyone who works for the centre may belong to it as well. */
async function becomeMember(role: ShippedRole): Promise<void> {
  const administrator = await app.signIn('Administrator');
  const body = { ...sampleMember(await shippedIds(app)), waiveFee: true };
  const { id } = await app.call(members.create, { body }, administrator);
  memberIds.set(role, id);
  await app.db.updateTable('users').set({ memberId: id }).where('id', '=', app.account(role).id).execute();
  const { renewal, feeId } = await app.call(renewals.create, { body: { memberId: id } }, administrator);
  renewalIds.set(role, renewal.id);
  await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip('2026-11-15') });
  const { payments } = membershipFee.parse(
    await app.call(fees.get, { params: { id: feeId } }, administrator),
  );
  paymentIds.set(role, payments[0]?.id ?? '');
}

type Outcome = 'in' | 'signInFirst' | 'notAllowed' | 'notFound' | 'broken';

/** With as little as gets past the gate: who may come in is decided before the rest is looked at. */
async function knock({ endpoint }: NamedEndpoint, caller: Caller, id: string): Promise<Outcome> {
  const token = tokens.get(caller);
  const body = bodies.get(endpoint)?.() ?? {};
  const answer = await app.send(endpoint, { params: { id }, body } as never, token ? { token } : {});
  if (endpoint === contract.auth.logout && caller !== 'nobody') tokens.set(caller, await app.signIn(caller));
  const { code } = answer.body as { code?: string };
  if (answer.status === 401 && code === 'not_signed_in') return 'signInFirst';
  if (answer.status === 403) return 'notAllowed';
  if (answer.status === 404) return 'notFound';
  return answer.status < 500 ? 'in' : 'broken';
}
const bodies = new Map<Endpoint, () => object>([
  [members.setMessageChoice, () => ({ isOptedOut: true })],
  [
    contract.auth.changePassword,
    () => ({
      currentPassword: 'not the present one',
      newPassword: 'nine prayer flags above',
      confirmPassword: 'nine prayer flags above',
    }),
  ],
  [users.setPhoto, () => ({ photo })],
  [members.setPhoto, () => ({ photo })],
]);

function decide(access: Access, caller: Caller): Outcome {
  if (access === 'public' || (typeof access === 'object' && access.kind === 'open')) return 'in';
  if (caller === 'nobody') return 'signInFirst';
  if (access === 'signedIn' || access.kind === 'own') return 'in';
  const { action, subjects } = access;
  return subjects.some((subject) => isAllowed(abilityOf(caller), action, subject)) ? 'in' : 'notAllowed';
}

/**
 * Everybody who is refused knocks everywhere. Of those who are let in, which costs the work behind the gate, one knocks at
 * each endpoint, turn by turn, and everybody where an access is met first; in `npm run prove` all of them.
 */
const metAccesses = new Set<string>();
function callersAt({ endpoint }: NamedEndpoint, place: number): Caller[] {
  const letIn = callers.filter((caller) => decide(endpoint.access, caller) === 'in');
  const access = JSON.stringify(endpoint.access);
  const isNew = !metAccesses.has(access);
  metAccesses.add(access);
  const most = isNew ? letIn.length : howMany({ test: 1, prove: letIn.length });
  const knocking = letIn.map((_, turn) => letIn[(place + turn) % letIn.length]!).slice(0, most);
  return callers.filter((caller) => !letIn.includes(caller) || knocking.includes(caller));
}

describe('only who may comes in', () => {
  it.each(everyEndpoint.map((named, place) => ({ ...named, asked: callersAt(named, place) })))(
    'at $name',
    async ({ asked, ...named }) => {
      for (const caller of asked) {
        const outcome = await knock(named, caller, unknown);
        // Anyone who is let in finds nothing under an id that does not exist.
        expect([caller, outcome === 'notFound' ? 'in' : outcome]).toEqual([
          caller,
          decide(named.endpoint.access, caller),
        ]);
      }
    },
  );
});

const owned = everyEndpoint.flatMap((named) => {
  const { access } = named.endpoint;
  const isNamed = named.endpoint.path.includes(':id');
  return typeof access === 'object' && access.kind === 'own' && isNamed ? [{ ...named, access }] : [];
});
function idOf({ name }: NamedEndpoint, role: ShippedRole): string {
  const [part = ''] = name.split('.');
  const ids = {
    members: memberIds,
    documents: memberIds,
    memberPapers: memberIds,
    privacy: memberIds,
    renewals: renewalIds,
    payments: paymentIds,
  }[part];
  return ids?.get(role) ?? app.account(role).id;
}

describe.each(shippedRoles)('%s, of what has an owner,', (role) => {
  it.each(owned)('at $name: own always, others’ with the ability only', async (named) => {
    const own = idOf(named, role);
    const other = idOf(named, role === 'Member' ? 'Auditor' : 'Member');
    const setPhoto = named.name.startsWith('members.') ? members.setPhoto : users.setPhoto;
    // Only a photo that is there can be seen or removed.
    for (const id of named.endpoint.path.includes('photo') ? [own, other] : []) {
      await app.send(setPhoto, { params: { id }, body: { photo } }, { token: tokens.get('Administrator') });
    }
    const { action, subject } = named.access;
    expect(await knock(named, role, own)).toBe('in');
    const expected = isAllowed(abilityOf(role), action, subject) ? 'in' : 'notFound';
    expect(await knock(named, role, other)).toBe(expected);
  });
});
