import {
  backups,
  countries,
  donationPurposes,
  membershipTypes,
  paymentFrequencies,
  settings,
  words,
} from '@kathok/contract';
import { sampleWord, wordFile } from '../sample-words.ts';
import { nextNumber, type Office, samplePhoto, type Writes } from './office.ts';

export function settingsWrites(office: Office): Writes {
  return {
    async 'settings.update'() {
      await office.app.call(settings.update, { body: { address: 'Paro' } }, office.administrator);
      return { actorId: office.chief };
    },
    async 'backups.updatePlan'() {
      await office.app.call(backups.updatePlan, { body: { keep: 9 } }, office.administrator);
      return { actorId: office.chief };
    },
    async 'backups.create'() {
      await office.app.call(backups.create, {}, office.administrator);
      return { actorId: office.chief };
    },
    async 'backups.drill'() {
      // As one that was made, without the work of making it.
      const made = { kind: 'backup', state: 'done', askedAt: office.app.clock.now() } as const;
      await office.app.db.insertInto('backups').values(made).execute();
      await office.app.call(backups.drill, {}, office.administrator);
      return { actorId: office.chief };
    },
    async 'words.update'() {
      const change = { ...sampleWord, text: `ཀ ${nextNumber()}` };
      await office.app.call(words.update, { body: { words: [change] } }, office.administrator);
      return { actorId: office.chief };
    },
    async 'words.import'() {
      const body = { file: wordFile([`ཁ ${nextNumber()}`]), dryRun: 'false' };
      await office.app.call(words.import, { body: body as never }, office.administrator);
      return { actorId: office.chief };
    },
    ...settingsPictureWrites(office, 'Logo'),
    ...settingsPictureWrites(office, 'Signature'),
    ...masterDataWrites(office, 'countries', countries, (count) => ({
      isoCode: `X${String.fromCharCode(65 + (count % 26))}`,
      dialCode: '+999',
      currency: 'BTN',
    })),
    ...masterDataWrites(office, 'paymentFrequencies', paymentFrequencies, () => ({ months: 24 })),
    ...masterDataWrites(office, 'membershipTypes', membershipTypes, (count) => ({
      code: `X${count}`,
      fees: [],
    })),
    ...masterDataWrites(office, 'donationPurposes', donationPurposes, () => ({})),
  };
}

function settingsPictureWrites(office: Office, name: 'Logo' | 'Signature'): Writes {
  const set = async () => {
    await office.app.call(
      settings[`set${name}`],
      { body: { picture: await samplePhoto() } },
      office.administrator,
    );
    return { actorId: office.chief };
  };
  return {
    [`settings.set${name}`]: set,
    async [`settings.remove${name}`]() {
      await set();
      await office.app.call(settings[`remove${name}`], {}, office.administrator);
      return { actorId: office.chief };
    },
  };
}

type MasterData = Pick<typeof countries, 'create' | 'update' | 'remove'>;
/** What the four kinds of common data have alike; `extra` is what one of them needs besides a name. */
function masterDataWrites(
  office: Office,
  part: string,
  calls: object,
  extra: (count: number) => object,
): Writes {
  const { create, update, remove } = calls as MasterData;
  const make = async () => {
    const count = nextNumber();
    const body = { name: `Record ${count}`, ...extra(count) };
    return office.app.call(create, { body: body as never }, office.administrator);
  };
  return {
    async [`${part}.create`]() {
      return { actorId: office.chief, entityId: (await make()).id };
    },
    async [`${part}.update`]() {
      const { id } = await make();
      await office.app.call(
        update,
        { params: { id }, body: { name: `Renamed ${nextNumber()}` } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: id };
    },
    async [`${part}.remove`]() {
      const { id } = await make();
      await office.app.call(remove, { params: { id } }, office.administrator);
      return { actorId: office.chief, entityId: id };
    },
  };
}
