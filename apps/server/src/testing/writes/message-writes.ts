import { memberMailings, members, messageTemplates, outbox, settings } from '@kathok/contract';
import {
  unsubscribeSecret,
  unsubscribeToken,
} from '../../modules/members/message-choice/unsubscribe-token.ts';
import { openMoneyDesk } from '../money-desk.ts';
import { sampleMember } from '../register-samples.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

const key = { kind: 'lapsed', channel: 'email', language: 'en' } as const;
const text = { subject: 'You are missed', body: 'Dear {name}, it ended on {endDay}.' };

/** One success of every call about messages to members. */
export function messageWrites(appOf: () => TestApp): Writes {
  const chief = () => appOf().account('Administrator').id;

  async function startMailing() {
    const app = appOf();
    const { token, ids } = await openMoneyDesk(app);
    await app.call(members.create, { body: sampleMember(ids, { email: 'reader@example.bt' }) }, token);
    await app.call(settings.update, { body: { mail: { host: '127.0.0.1', port: 2525 } } }, token);
    const body = { subject: 'Losar', body: 'Come to the temple.', hasEmail: 'true' as const };
    const started = await app.call(memberMailings.start, { body }, token);
    await app.call(settings.update, { body: { mail: { host: null } } }, token);
    return { id: started.id, token };
  }

  return {
    async 'messageTemplates.update'() {
      const { token } = await openMoneyDesk(appOf());
      await appOf().call(messageTemplates.update, { body: { ...key, ...text } }, token);
      return { actorId: chief() };
    },
    async 'messageTemplates.reset'() {
      const { token } = await openMoneyDesk(appOf());
      await appOf().call(messageTemplates.reset, { body: key }, token);
      return { actorId: chief() };
    },
    async 'messageTemplates.switch'() {
      const { token } = await openMoneyDesk(appOf());
      await appOf().call(messageTemplates.switch, { body: { kind: 'lapsed', isOn: false } }, token);
      return { actorId: chief() };
    },
    async 'outbox.sendAgain'() {
      const { token } = await openMoneyDesk(appOf());
      const mail = (host: string | null) =>
        appOf().call(settings.update, { body: { mail: { host, port: 2525 } } }, token);
      const { id } = await appOf().call(messageTemplates.sendTest, { body: { channel: 'email' } }, token);
      await appOf().jobs.runDue();
      await mail('127.0.0.1');
      await appOf().call(outbox.sendAgain, { params: { id } }, token);
      await mail(null);
      return { actorId: chief(), entityId: id };
    },
    async 'messageTemplates.sendTest'() {
      const { token } = await openMoneyDesk(appOf());
      const { id } = await appOf().call(messageTemplates.sendTest, { body: { channel: 'email' } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'memberMailings.start'() {
      const { id } = await startMailing();
      return { actorId: chief(), entityId: id };
    },
    async 'memberMailings.stop'() {
      const { id, token } = await startMailing();
      await appOf().call(memberMailings.stop, { params: { id } }, token);
      return { actorId: chief(), entityId: id };
    },
    async 'members.setMessageChoice'() {
      const desk = await openMoneyDesk(appOf());
      const { id } = await desk.member();
      const call = { params: { id }, body: { isOptedOut: true } };
      await appOf().call(members.setMessageChoice, call, desk.token);
      return { actorId: chief(), entityId: id };
    },
    async 'members.unsubscribe'() {
      const { id } = await (await openMoneyDesk(appOf())).member();
      const token = unsubscribeToken(await unsubscribeSecret(appOf().db), id);
      await appOf().call(members.unsubscribe, { body: { token, isOptedOut: true } });
      return { actorId: null, entityId: id };
    },
  };
}
