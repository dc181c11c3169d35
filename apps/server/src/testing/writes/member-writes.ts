import { auth, donationPurposes, donations, fees, members, savedViews } from '@kathok/contract';
import { sampleMember, shippedIds } from '../register-samples.ts';
import { nextNumber, type Office, samplePhoto, type Writes } from './office.ts';

const newPassword = 'nine prayer flags above';
const pair = { newPassword, confirmPassword: newPassword };

export function memberWrites(office: Office): Writes {
  async function newMember() {
    const body = sampleMember(await shippedIds(office.app));
    return { body, ...(await office.app.call(members.create, { body }, office.administrator)) };
  }

  async function newDocument() {
    const { id } = await newMember();
    const body = { title: 'Application form', file: await samplePhoto() };
    return (await office.app.call(members.addDocument, { params: { id }, body }, office.administrator)).id;
  }

  async function newNote() {
    const { id } = await newMember();
    return (
      await office.app.call(
        members.addNote,
        { params: { id }, body: { text: 'Called.' } },
        office.administrator,
      )
    ).id;
  }

  /** Somebody on file, without a phone, is registered in public. */
  async function newClaim() {
    const body = { ...sampleMember(await shippedIds(office.app)), consent: true as const };
    const { name, identityType, identityNumber } = body;
    const [purpose] = await office.app.call(donationPurposes.all, {});
    const donor = { donorType: 'non_member' as const, donorName: name, identityType, identityNumber };
    const donation = {
      ...donor,
      purposeId: purpose!.id,
      amount: '100',
      payment: { method: 'cash' as const },
    };
    await office.app.call(donations.create, { body: donation }, office.administrator);
    const { member } = await office.app.call(members.register, { body });
    const query = { memberId: member.id };
    const [claim] = (await office.app.call(members.listClaims, { query }, office.administrator)).data;
    if (!claim) throw new Error('There must be a claim.');
    return claim;
  }

  /** A member who may log in. */
  async function newMemberLogin() {
    const count = nextNumber();
    const email = `member${count}@example.bt`;
    const body = sampleMember(await shippedIds(office.app), { email, waiveFee: true, wantsAccount: true });
    const { id } = await office.app.call(members.create, { body }, office.administrator);
    await office.app.jobs.runDue();
    const mail = (await office.app.outbox()).find(({ recipient }) => recipient === email);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    await office.app.call(auth.resetPassword, { body: { token, ...pair } });
    const { accessToken, userData } = await office.app.call(auth.login, {
      body: { username: email, password: newPassword },
    });
    return { id, accessToken, userId: userData.id };
  }

  async function newRequest() {
    const member = await newMemberLogin();
    const body = { name: 'Another Name' };
    await office.app.call(members.requestChange, { params: { id: member.id }, body }, member.accessToken);
    return { actorId: member.userId, entityId: member.id, token: member.accessToken };
  }

  async function newView() {
    const count = nextNumber();
    const body = { list: 'members' as const, name: `View ${count}`, filters: { status: 'active' } };
    return (await office.app.call(savedViews.create, { body }, office.administrator)).id;
  }

  return {
    async 'members.create'() {
      return { actorId: office.chief, entityId: (await newMember()).id };
    },
    async 'members.register'() {
      const body = { ...sampleMember(await shippedIds(office.app)), consent: true as const };
      const { member } = await office.app.call(members.register, { body });
      return { actorId: null, entityId: member.id };
    },
    async 'members.lookup'() {
      const { id, membershipCode, body } = await newMember();
      await office.app.call(members.lookup, { body: { identifier: membershipCode, fact: body.dateOfBirth } });
      return { actorId: null, entityId: id };
    },
    async 'members.update'() {
      const { id } = await newMember();
      const [fee] = await office.app.call(fees.ofMember, { params: { memberId: id } }, office.administrator);
      const { halfYearly: paymentFrequencyId } = await shippedIds(office.app);
      await office.app.call(
        members.update,
        { params: { id }, body: { paymentFrequencyId } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: id, also: [fee?.id ?? 'no fee'] };
    },
    async 'members.remove'() {
      const { id } = await newMember();
      await office.app.call(members.remove, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'members.restore'() {
      const { id } = await newMember();
      await office.app.call(members.remove, { params: { id } }, office.administrator);
      await office.app.call(members.restore, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'members.tellApart'() {
      const [one, other] = [await newMember(), await newMember()];
      const body = { otherId: other.id };
      await office.app.call(members.tellApart, { params: { id: one.id }, body }, office.administrator);
      return { actorId: office.chief, entityId: one.id };
    },
    async 'members.merge'() {
      const [kept, other] = [await newMember(), await newMember()];
      await office.app.call(
        members.merge,
        { params: { id: kept.id }, body: { otherId: other.id } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: other.id };
    },
    async 'members.undoMerge'() {
      const [kept, other] = [await newMember(), await newMember()];
      const body = { otherId: other.id };
      const { mergeId } = await office.app.call(
        members.merge,
        { params: { id: kept.id }, body },
        office.administrator,
      );
      await office.app.call(members.undoMerge, { params: { id: mergeId } }, office.administrator);
      return { actorId: office.chief, entityId: other.id };
    },
    async 'members.setPhoto'() {
      const { id } = await newMember();
      await office.app.call(
        members.setPhoto,
        { params: { id }, body: { photo: await samplePhoto() } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: id };
    },
    async 'members.removePhoto'() {
      const { id } = await newMember();
      await office.app.call(
        members.setPhoto,
        { params: { id }, body: { photo: await samplePhoto() } },
        office.administrator,
      );
      await office.app.call(members.removePhoto, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'members.addDocument'() {
      return { actorId: office.chief, entityId: await newDocument() };
    },
    async 'members.removeDocument'() {
      const id = await newDocument();
      await office.app.call(members.removeDocument, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'members.addNote'() {
      return { actorId: office.chief, entityId: await newNote() };
    },
    async 'members.removeNote'() {
      const id = await newNote();
      await office.app.call(members.removeNote, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
    async 'members.decideClaim'() {
      const claim = await newClaim();
      const body = { accept: ['phone' as const] };
      await office.app.call(members.decideClaim, { params: { id: claim.id }, body }, office.administrator);
      return { actorId: office.chief, entityId: claim.memberId ?? '' };
    },
    async 'members.confirmContact'() {
      const body = { ...sampleMember(await shippedIds(office.app)), consent: true as const };
      const { member } = await office.app.call(members.register, { body });
      const asked = { params: { id: member.id }, body: { version: 1 } };
      await office.app.call(members.confirmContact, asked, office.administrator);
      return { actorId: office.chief, entityId: member.id };
    },
    async 'members.requestChange'() {
      return newRequest();
    },
    async 'members.withdrawChange'() {
      const { token, ...trace } = await newRequest();
      await office.app.call(members.withdrawChange, { params: { id: trace.entityId } }, token);
      return trace;
    },
    async 'members.sendAccountLink'() {
      const { id, userId } = await newMemberLogin();
      await office.app.call(members.sendAccountLink, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: userId };
    },
    async 'members.offerAccounts'() {
      await office.app.call(members.offerAccounts, { body: { dzongkhag: 'Gasa' } }, office.administrator);
      return { actorId: office.chief };
    },
    async 'savedViews.create'() {
      return { actorId: office.chief, entityId: await newView() };
    },
    async 'savedViews.update'() {
      const id = await newView();
      await office.app.call(
        savedViews.update,
        { params: { id }, body: { name: 'Renamed' } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: id };
    },
    async 'savedViews.remove'() {
      const id = await newView();
      await office.app.call(savedViews.remove, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
  };
}
