import { auth, certificates, type Donation, donations, imports, members } from '@kathok/contract';
import { buildApp } from '../app.ts';
import { type AppDeps, contextDepsOf } from '../app-deps.ts';
import { appJobs } from '../app-jobs.ts';
import { createLog } from '../base/log.ts';
import { ensureFirstAdministrator } from '../modules/users/first-administrator.ts';
import { systemContext } from '../platform/system-context.ts';
import { clientOf, endpointClient } from './endpoint-client.ts';
import { csvFile, members as sheetOfMembers } from './member-sheet.ts';
import { purposeId } from './donation-samples.ts';
import { sampleMember, shippedIds } from './register-samples.ts';
import { administrator } from './shipped-accounts.ts';
import { showsWhoItIs } from './shows-who-it-is.ts';
import { injected } from './transports.ts';
import { openDatabase } from '../db/open-database.ts';

// Started by cut-disk.embedded.itest.ts as `diskScenario DATA_DIR`. Money, papers and an import; whatever was answered
// is told to the record of the disk, behind all that was written for it.
const [dataDir = ''] = process.argv.slice(2);
const told = (globalThis as unknown as { tellDisk: (text: string) => void }).tellDisk;

const database = await openDatabase({ dataDir });
const clock = { now: () => new Date() };
const deps: AppDeps = {
  database,
  clock,
  log: createLog('silent'),
  dataDir,
  baseUrl: 'http://localhost:3000',
  version: '0.0.0',
  shippedWords: () => [],
};
await ensureFirstAdministrator(systemContext(contextDepsOf(deps)), administrator);
const app = await buildApp(deps);
const { call } = clientOf(showsWhoItIs(endpointClient(injected(app)).send));
const login = { username: administrator.email, password: administrator.password };
const { accessToken } = await call(auth.login, { body: login });

const ids = await shippedIds({ call });
const { id: memberId } = await call(
  members.create,
  { body: sampleMember(ids, { waiveFee: true }) },
  accessToken,
);
told(`member ${memberId}`);

const purpose = await purposeId({ call }, 'Butter lamps');
for (const amount of ['500.00', '1200.00']) {
  const body = {
    donorType: 'member',
    memberId,
    purposeId: purpose,
    amount,
    payment: { method: 'cash' },
  } as const;
  const { receiptNumber } = (await call(donations.create, { body }, accessToken)) as Donation;
  told(`receipt ${receiptNumber}`);
}

const year = new Date(Date.now() + 6 * 3_600_000).getUTCFullYear();
const paper = { kind: 'donation' as const, year, memberId };
const { certificateNumber } = await call(certificates.issue, { body: paper }, accessToken);
told(`certificate ${certificateNumber}`);

const sheet = { file: csvFile(sheetOfMembers(5, 1)), mode: 'commit' as const };
const { importId } = await call(imports.members, { body: sheet }, accessToken);
await appJobs(deps).runDue();
const { state } = await call(imports.get, { params: { id: importId } }, accessToken);
told(`import ${importId} ${state}`);

process.stdout.write('DONE\n');
process.exit(0);
