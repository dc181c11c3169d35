import { auth, type CallOf, type Endpoint } from '@kathok/contract';
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../http/openapi/schemas.ts';
import { howMany } from '../../testing/how-many.ts';
import { startOffice } from '../../testing/office.ts';
import { shippedRoles, type ShippedRole } from '../../testing/shipped-accounts.ts';
import { findDisagreements } from '../../verify/verify.ts';
import { chanceOf } from './chance.ts';
import { faultOf, inputFor, operationsOf } from './operations.ts';

const requests = howMany({ test: 600, prove: 10_000 });
/** A failure prints its seed; SEED=… sends the same again. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const chance = chanceOf(seed);

const { app, desk } = await startOffice();
// Something to ask about.
await desk.renewalWithSlip();
await desk.donationWithSlip();

const callers = [undefined, ...shippedRoles];
const tokens = new Map<ShippedRole, string>();

/** A new session where there is none; a stranger's where the account is gone, or its password is another by now. */
async function tokenOf(role: ShippedRole): Promise<string | undefined> {
  if (tokens.has(role)) return tokens.get(role);
  const { email: username, password } = app.account(role);
  const { body } = await app.send(auth.login, { body: { username, password } });
  const { accessToken } = body as { accessToken?: string };
  if (accessToken) tokens.set(role, accessToken);
  return accessToken;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const known = { ids: [] as string[] };
/** By the first word of the address that answered them. */
const byKind = new Map<string, { ids: string[] }>();

const kindOf = ({ path }: Endpoint) => path.split('/', 2)[1] ?? '';

/** The latest are asked about, so that what was just made is gone on with. */
function remember(endpoint: Endpoint, body: unknown): void {
  const found = JSON.stringify(body ?? null).match(uuid) ?? [];
  known.ids = [...known.ids, ...found.slice(0, 5)].slice(-300);
  // What is answered first is what was asked for.
  const ofKind = byKind.get(kindOf(endpoint))?.ids ?? [];
  byKind.set(kindOf(endpoint), { ids: [...ofKind, ...found.slice(0, 1)].slice(-30) });
}

test(`seed ${seed}: ${requests} requests by the OpenAPI document, right and wrong, as every role: none ends in a mistake of ours, and every answer is by its schema`, async () => {
  const operations = operationsOf((await app.inject('/api/openapi.json')).json<JsonSchema>());
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  for (let number = 0; number < requests; number += 1) {
    // Nobody is held back by how much is asked here.
    if (number % 20 === 0) await app.db.deleteFrom('throttleCounters').execute();
    const operation = chance.pick(operations);
    // Most of the work is the administrator's, who may do what others may not.
    const role = chance.percent(40) ? 'Administrator' : chance.pick(callers);
    const input = inputFor(operation, chance, {
      known,
      ofSameKind: byKind.get(kindOf(operation.endpoint)) ?? known,
    });
    const token = role && (await tokenOf(role));
    const answer = await app.send(operation.endpoint, input as CallOf<Endpoint>, { token });
    if (answer.status === 401 && role) tokens.delete(role);
    if (answer.status < 300) remember(operation.endpoint, answer.body);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const fault = faultOf(operation, answer);
    const { method, path } = operation.endpoint;
    if (fault) faults.push(`${number} ${role} ${method} ${path} ${JSON.stringify(input)}: ${fault}`);
  }
  process.stdout.write(`seed ${seed}: ${JSON.stringify(statuses)}\n`);
  expect(faults).toEqual([]);
  expect(await findDisagreements(app.db)).toEqual([]);
});
