import { auth, certificateMailings, donationPurposes, donations, members } from '@kathok/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../db/open-database.ts';
import { type DatabasePlace, migratedPlace } from '../../../testing/database-place.ts';
import { endpointClient } from '../../../testing/endpoint-client.ts';
import { howMany } from '../../../testing/how-many.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { type RunningProduct, startProcess } from '../../../testing/running-product.ts';
import { freeJobs } from '../../../testing/server-to-kill.ts';
import { administrator } from '../../../testing/shipped-accounts.ts';
import { type SmtpServer, startSmtpServer } from '../../../testing/smtp-server.ts';
import { overHttp } from '../../../testing/transports.ts';

const people = howMany({ test: 20, prove: 600 });
const kills = howMany({ test: 1, prove: 20 });
const year = 2025;
/** A receipt and a certificate for each. */
const expected = 2 * people;
/** Jobs that two servers can have under way. */
const underWay = 8;

let place: DatabasePlace;
let smtp: SmtpServer;
let database: Database;
let running: RunningProduct[] = [];
beforeAll(async () => {
  place = await migratedPlace();
  database = await openDatabase(place);
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await killAll();
  await database.close();
  await smtp.close();
  await place.remove();
});

const startBoth = async () => {
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  running = [await startProcess(place, settings), await startProcess(place, settings)];
};
async function killAll(): Promise<void> {
  for (const { process, ended } of running.splice(0)) {
    process.kill('SIGKILL');
    await ended;
  }
}

/** Everybody gives, which mails receipts, and then everybody is mailed their certificate. */
async function begin(): Promise<void> {
  const client = endpointClient(overHttp(`http://127.0.0.1:${running[0]!.port}`));
  const credentials = { username: administrator.email, password: administrator.password };
  const { accessToken: token } = await client.call(auth.login, { body: credentials });
  const ids = await shippedIds(client);
  const [purpose] = await client.call(donationPurposes.all, {});
  for (let at = 0; at < people; at += 1) {
    const person = { ...sampleMember(ids), email: `donor${at}@example.bt`, waiveFee: true };
    const { id: memberId } = await client.call(members.create, { body: person }, token);
    const given = { donorType: 'member', memberId, purposeId: purpose!.id, amount: '100' } as const;
    const payment = { method: 'cash', paidOn: `${year}-06-01` } as const;
    await client.call(donations.create, { body: { ...given, payment } }, token);
  }
  const started = client.call(certificateMailings.start, { body: { kind: 'donation', year } }, token);
  const again = client.call(certificateMailings.start, { body: { kind: 'donation', year } }, token);
  expect((await started).id).toBe((await again).id);
}

const idsOf = (messages: readonly string[]) =>
  messages.map((message) => /^Message-ID: <(.*)@kathok>$/im.exec(message)?.[1] ?? '');

test(`two servers are killed ${kills} times: each person has one message for each paper, and none is missing`, async () => {
  await startBoth();
  await begin();
  for (let kill = 1; kill <= kills; kill += 1) {
    const goal = Math.floor((expected * kill) / (kills + 1));
    while (smtp.messages.length < goal) await sleep(20);
    await killAll();
    await freeJobs(database);
    await startBoth();
  }
  const unsent = () =>
    database.kysely.selectFrom('outboxMessages').select('id').where('status', '<>', 'sent').execute();
  const isDone = async () => {
    const mailing = await database.kysely
      .selectFrom('certificateMailings')
      .select('state')
      .executeTakeFirstOrThrow();
    return mailing.state === 'done' && (await unsent()).length === 0;
  };
  while (!(await isDone())) await sleep(200);

  const rows = await database.kysely
    .selectFrom('outboxMessages')
    .select(['id', 'kind', 'recipient'])
    .execute();
  const papers = rows.filter(({ kind }) => kind === 'receipt' || kind === 'certificate');
  expect(papers).toHaveLength(expected);
  expect(new Set(papers.map(({ kind, recipient }) => `${kind} ${recipient}`)).size).toBe(expected);
  const arrived = idsOf(smtp.messages);
  expect(new Set(arrived)).toEqual(new Set(papers.map(({ id }) => id)));
  // Handed over in the moment of the kill: it comes again under its own id, and a mailbox takes both for one.
  expect(arrived.length - expected).toBeLessThanOrEqual(kills * underWay);
});
