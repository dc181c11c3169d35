import {
  auth,
  countries,
  donationPurposes,
  donations,
  fees,
  imports,
  members,
  membershipTypes,
  paymentFrequencies,
  permissions,
  roles,
  savedViews,
  settings,
  users,
} from '@kathok/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardWrites } from '../testing/card-writes.ts';
import { documentWrites } from '../testing/document-writes.ts';
import { donationWrites } from '../testing/donation-writes.ts';
import { everyWrite } from '../testing/every-endpoint.ts';
import { feeWrites } from '../testing/fee-writes.ts';
import { memberListWrites } from '../testing/member-list-writes.ts';
import { messageWrites } from '../testing/message-writes.ts';
import { csvFile, members as sheetOfMembers } from '../testing/member-sheet.ts';
import { bookFile } from '../testing/payment-sheet.ts';
import { reconciliationWrites } from '../testing/reconciliation-writes.ts';
import { privacyWrites } from '../testing/privacy-writes.ts';
import { sampleMember, shippedIds } from '../testing/register-samples.ts';
import { signInWrites } from '../testing/sign-in-writes.ts';
import { startAppForFile } from '../testing/office.ts';

let administrator: string;
const password = 'seven lamps on the sill';
const newPassword = 'nine prayer flags above';
const pair = { newPassword, confirmPassword: newPassword };

const app = await startAppForFile();
administrator = await app.signIn('Administrator');
const chief = app.account('Administrator').id;

let count = 0;
async function newUser(extra: { password?: string } = { password }) {
  count += 1;
  const { roleId } = await app.call(users.get, { params: { id: app.account('Auditor').id } }, administrator);
  const body = { name: `Person ${count}`, email: `person${count}@example.bt`, roleId, ...extra };
  return app.call(users.create, { body }, administrator);
}
async function newRole() {
  count += 1;
  const [permission] = await app.call(permissions.all, {}, administrator);
  const permissionIds = permission ? [permission.id] : [];
  return app.call(
    roles.create,
    { body: { name: `Role ${count}`, roleType: 'admin', permissionIds } },
    administrator,
  );
}
async function photo() {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'me.png', { type: 'image/png' });
}

async function newMember() {
  const body = sampleMember(await shippedIds(app));
  return { body, ...(await app.call(members.create, { body }, administrator)) };
}

async function newDocument() {
  const { id } = await newMember();
  const body = { title: 'Application form', file: await photo() };
  return (await app.call(members.addDocument, { params: { id }, body }, administrator)).id;
}

async function newNote() {
  const { id } = await newMember();
  return (await app.call(members.addNote, { params: { id }, body: { text: 'Called.' } }, administrator)).id;
}

/** Somebody on file, without a phone, is registered in public. */
async function newClaim() {
  const body = { ...sampleMember(await shippedIds(app)), consent: true as const };
  const { name, identityType, identityNumber } = body;
  const [purpose] = await app.call(donationPurposes.all, {});
  const donor = { donorType: 'non_member' as const, donorName: name, identityType, identityNumber };
  const donation = { ...donor, purposeId: purpose!.id, amount: '100', payment: { method: 'cash' as const } };
  await app.call(donations.create, { body: donation }, administrator);
  const { member } = await app.call(members.register, { body });
  const query = { memberId: member.id };
  const [claim] = (await app.call(members.listClaims, { query }, administrator)).data;
  if (!claim) throw new Error('There must be a claim.');
  return claim;
}

/** A member who may log in. */
async function newMemberLogin() {
  count += 1;
  const email = `member${count}@example.bt`;
  const body = sampleMember(await shippedIds(app), { email, waiveFee: true, wantsAccount: true });
  const { id } = await app.call(members.create, { body }, administrator);
  await app.jobs.runDue();
  const mail = (await app.outbox()).find(({ recipient }) => recipient === email);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await app.call(auth.resetPassword, { body: { token, ...pair } });
  const { accessToken, userData } = await app.call(auth.login, {
    body: { username: email, password: newPassword },
  });
  return { id, accessToken, userId: userData.id };
}

async function newRequest() {
  const member = await newMemberLogin();
  const body = { name: 'Another Name' };
  await app.call(members.requestChange, { params: { id: member.id }, body }, member.accessToken);
  return { actorId: member.userId, entityId: member.id, token: member.accessToken };
}

async function newView() {
  count += 1;
  const body = { list: 'members' as const, name: `View ${count}`, filters: { status: 'active' } };
  return (await app.call(savedViews.create, { body }, administrator)).id;
}

interface Trace {
  /** Who is on record; null for what the system does of itself. */
  actorId: string | null;
  /** What the record is about. */
  entityId?: string;
  /** Other records that were changed with it: each has a record of its own. */
  also?: string[];
}

/** One success of every call that changes something. A new call does not pass this file without its line here. */
const writes: Record<string, () => Promise<Trace>> = {
  async 'auth.login'() {
    const user = await newUser();
    await app.call(auth.login, { body: { username: user.email, password } });
    return { actorId: user.id, entityId: user.id };
  },
  async 'auth.logout'() {
    const user = await newUser();
    const { accessToken } = await app.call(auth.login, { body: { username: user.email, password } });
    await app.call(auth.logout, {}, accessToken);
    return { actorId: user.id, entityId: user.id };
  },
  async 'auth.resetByAdministrator'() {
    const { id } = await newUser();
    await app.call(auth.resetByAdministrator, { body: { id, ...pair } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'users.invitationLink'() {
    const { id } = await newUser({});
    await app.call(users.invitationLink, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'auth.forgotPassword'() {
    const user = await newUser();
    await app.call(auth.forgotPassword, { body: { username: user.email } });
    await app.jobs.runDue();
    return { actorId: null, entityId: user.id };
  },
  async 'auth.resetPassword'() {
    const user = await newUser({});
    const mail = (await app.outbox()).find(({ recipient }) => recipient === user.email);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    await app.call(auth.resetPassword, { body: { token, ...pair } });
    return { actorId: user.id, entityId: user.id };
  },
  async 'auth.changePassword'() {
    const user = await newUser();
    const { accessToken } = await app.call(auth.login, { body: { username: user.email, password } });
    const body = { currentPassword: password, ...pair };
    await app.call(auth.changePassword, { params: { id: user.id }, body }, accessToken);
    return { actorId: user.id, entityId: user.id };
  },
  async 'users.create'() {
    return { actorId: chief, entityId: (await newUser()).id };
  },
  async 'users.update'() {
    const { id } = await newUser();
    await app.call(users.update, { params: { id }, body: { name: 'Renamed' } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'users.remove'() {
    const { id } = await newUser();
    await app.call(users.remove, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'users.restore'() {
    const { id } = await newUser();
    await app.call(users.remove, { params: { id } }, administrator);
    await app.call(users.restore, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'users.setPhoto'() {
    const { id } = await newUser();
    await app.call(users.setPhoto, { params: { id }, body: { photo: await photo() } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'users.removePhoto'() {
    const { id } = await newUser();
    await app.call(users.setPhoto, { params: { id }, body: { photo: await photo() } }, administrator);
    await app.call(users.removePhoto, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'roles.create'() {
    return { actorId: chief, entityId: (await newRole()).id };
  },
  async 'roles.update'() {
    const { id } = await newRole();
    await app.call(roles.update, { params: { id }, body: { description: 'Changed' } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'roles.remove'() {
    const { id } = await newRole();
    await app.call(roles.remove, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'settings.update'() {
    await app.call(settings.update, { body: { address: 'Paro' } }, administrator);
    return { actorId: chief };
  },
  ...settingsPictureWrites('Logo'),
  ...settingsPictureWrites('Signature'),
  ...masterDataWrites('countries', countries, () => ({
    isoCode: `X${String.fromCharCode(65 + count)}`,
    dialCode: '+999',
    currency: 'BTN',
  })),
  ...masterDataWrites('paymentFrequencies', paymentFrequencies, () => ({ months: 24 })),
  ...masterDataWrites('membershipTypes', membershipTypes, () => ({ code: `X${count}`, fees: [] })),
  ...masterDataWrites('donationPurposes', donationPurposes, () => ({})),
  async 'members.create'() {
    return { actorId: chief, entityId: (await newMember()).id };
  },
  async 'members.register'() {
    const body = { ...sampleMember(await shippedIds(app)), consent: true as const };
    const { member } = await app.call(members.register, { body });
    return { actorId: null, entityId: member.id };
  },
  async 'members.lookup'() {
    const { id, membershipCode, body } = await newMember();
    await app.call(members.lookup, { body: { identifier: membershipCode, fact: body.dateOfBirth } });
    return { actorId: null, entityId: id };
  },
  async 'members.update'() {
    const { id } = await newMember();
    const [fee] = await app.call(fees.ofMember, { params: { memberId: id } }, administrator);
    const { halfYearly: paymentFrequencyId } = await shippedIds(app);
    await app.call(members.update, { params: { id }, body: { paymentFrequencyId } }, administrator);
    return { actorId: chief, entityId: id, also: [fee?.id ?? 'no fee'] };
  },
  async 'members.remove'() {
    const { id } = await newMember();
    await app.call(members.remove, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'members.restore'() {
    const { id } = await newMember();
    await app.call(members.remove, { params: { id } }, administrator);
    await app.call(members.restore, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'members.merge'() {
    const [kept, other] = [await newMember(), await newMember()];
    await app.call(members.merge, { params: { id: kept.id }, body: { otherId: other.id } }, administrator);
    return { actorId: chief, entityId: other.id };
  },
  async 'members.undoMerge'() {
    const [kept, other] = [await newMember(), await newMember()];
    const body = { otherId: other.id };
    const { mergeId } = await app.call(members.merge, { params: { id: kept.id }, body }, administrator);
    await app.call(members.undoMerge, { params: { id: mergeId } }, administrator);
    return { actorId: chief, entityId: other.id };
  },
  async 'members.setPhoto'() {
    const { id } = await newMember();
    await app.call(members.setPhoto, { params: { id }, body: { photo: await photo() } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'members.removePhoto'() {
    const { id } = await newMember();
    await app.call(members.setPhoto, { params: { id }, body: { photo: await photo() } }, administrator);
    await app.call(members.removePhoto, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'members.addDocument'() {
    return { actorId: chief, entityId: await newDocument() };
  },
  async 'members.removeDocument'() {
    const id = await newDocument();
    await app.call(members.removeDocument, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'members.addNote'() {
    return { actorId: chief, entityId: await newNote() };
  },
  async 'members.removeNote'() {
    const id = await newNote();
    await app.call(members.removeNote, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'members.decideClaim'() {
    const claim = await newClaim();
    const body = { accept: ['phone' as const] };
    await app.call(members.decideClaim, { params: { id: claim.id }, body }, administrator);
    return { actorId: chief, entityId: claim.memberId ?? '' };
  },
  async 'members.confirmContact'() {
    const body = { ...sampleMember(await shippedIds(app)), consent: true as const };
    const { member } = await app.call(members.register, { body });
    const asked = { params: { id: member.id }, body: { version: 1 } };
    await app.call(members.confirmContact, asked, administrator);
    return { actorId: chief, entityId: member.id };
  },
  async 'members.requestChange'() {
    return newRequest();
  },
  async 'members.withdrawChange'() {
    const { token, ...trace } = await newRequest();
    await app.call(members.withdrawChange, { params: { id: trace.entityId } }, token);
    return trace;
  },
  async 'members.sendAccountLink'() {
    const { id, userId } = await newMemberLogin();
    await app.call(members.sendAccountLink, { params: { id } }, administrator);
    return { actorId: chief, entityId: userId };
  },
  async 'members.offerAccounts'() {
    await app.call(members.offerAccounts, { body: { dzongkhag: 'Gasa' } }, administrator);
    return { actorId: chief };
  },
  async 'savedViews.create'() {
    return { actorId: chief, entityId: await newView() };
  },
  async 'savedViews.update'() {
    const id = await newView();
    await app.call(savedViews.update, { params: { id }, body: { name: 'Renamed' } }, administrator);
    return { actorId: chief, entityId: id };
  },
  async 'savedViews.remove'() {
    const id = await newView();
    await app.call(savedViews.remove, { params: { id } }, administrator);
    return { actorId: chief, entityId: id };
  },
  ...memberListWrites(() => app),
  ...donationWrites(() => app),
  ...documentWrites(() => app),
  ...signInWrites(() => app),
  ...privacyWrites(() => app),
  ...feeWrites(() => app),
  ...cardWrites(() => app),
  ...reconciliationWrites(() => app),
  ...messageWrites(() => app),
  async 'imports.members'() {
    const body = { file: csvFile(sheetOfMembers(1, 1)) };
    const { importId } = await app.call(imports.members, { body }, administrator);
    return { actorId: chief, entityId: importId };
  },
  async 'imports.feePayments'() {
    const body = {
      file: bookFile([{ CID: '11410000001', Amount: '1200', Method: 'cash', Date: '2024-02-25' }]),
    };
    const { importId } = await app.call(imports.feePayments, { body }, administrator);
    return { actorId: chief, entityId: importId };
  },
  async 'imports.donationPayments'() {
    const donation = {
      Donor: 'Pema Lhamo',
      Amount: '500',
      Method: 'cash',
      Date: '2024-02-25',
      Purpose: 'Butter lamps',
    };
    const { importId } = await app.call(
      imports.donationPayments,
      { body: { file: bookFile([donation]) } },
      administrator,
    );
    return { actorId: chief, entityId: importId };
  },
  async 'imports.undo'() {
    const body = { file: csvFile(sheetOfMembers(1, 2)), mode: 'commit' as const };
    const { importId } = await app.call(imports.members, { body }, administrator);
    await app.jobs.runDue();
    await app.call(imports.undo, { params: { id: importId } }, administrator);
    return { actorId: chief, entityId: importId };
  },
};

function settingsPictureWrites(name: 'Logo' | 'Signature'): typeof writes {
  const set = async () => {
    await app.call(settings[`set${name}`], { body: { picture: await photo() } }, administrator);
    return { actorId: chief };
  };
  return {
    [`settings.set${name}`]: set,
    async [`settings.remove${name}`]() {
      await set();
      await app.call(settings[`remove${name}`], {}, administrator);
      return { actorId: chief };
    },
  };
}

type MasterData = Pick<typeof countries, 'create' | 'update' | 'remove'>;
/** What the four kinds of common data have alike; `extra` is what one of them needs besides a name. */
function masterDataWrites(part: string, calls: object, extra: () => object): typeof writes {
  const { create, update, remove } = calls as MasterData;
  const make = async () => {
    count += 1;
    const body = { name: `Record ${count}`, ...extra() };
    return app.call(create, { body: body as never }, administrator);
  };
  return {
    async [`${part}.create`]() {
      return { actorId: chief, entityId: (await make()).id };
    },
    async [`${part}.update`]() {
      const { id } = await make();
      await app.call(update, { params: { id }, body: { name: `Renamed ${count}` } }, administrator);
      return { actorId: chief, entityId: id };
    },
    async [`${part}.remove`]() {
      const { id } = await make();
      await app.call(remove, { params: { id } }, administrator);
      return { actorId: chief, entityId: id };
    },
  };
}
/**
 * Exchanging a token changes nothing about anybody; only its misuse is on record. Asking who looks alike, finding a
 * payment and having it open change nothing; a sample paper and a sample message are shown and not kept. What is only
 * begun, an authenticator app or a passkey, is on record when it is added.
 */
const unrecorded = [
  'auth.passkeyOptions',
  'auth.refresh',
  'members.similar',
  'messageTemplates.preview',
  'ownSignIn.beginAuthenticator',
  'ownSignIn.beginPasskey',
  'paperPreviews.show',
  'payments.find',
  'payments.looking',
];

it('knows every write of the contract', () => {
  const named = everyWrite.map(({ name }) => name);
  expect([...Object.keys(writes), ...unrecorded].sort()).toEqual(named.sort());
});

describe.each(Object.keys(writes))('%s', (name) => {
  it('leaves a record of who did it', async () => {
    // The writes before have logged in as the administrator more often than an account has sessions.
    app.clock.advance({ seconds: 1 });
    administrator = await app.signIn('Administrator');
    const { max } = await app.db
      .selectFrom('auditEntries')
      .select((row) => row.fn.max('id').as('max'))
      .executeTakeFirstOrThrow();
    const trace = await writes[name]!();
    const records = await app.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('id', '>', max)
      .orderBy('id')
      .execute();
    for (const about of [trace.entityId, ...(trace.also ?? [])]) {
      const last = records.findLast(({ entityId }) => about === undefined || entityId === about);
      expect(last).toMatchObject({ actorId: trace.actorId, actorName: expect.stringMatching(/\w/) });
      expect(JSON.stringify(last)).not.toMatch(/argon2|seven lamps|nine prayer/);
    }
  });
});
