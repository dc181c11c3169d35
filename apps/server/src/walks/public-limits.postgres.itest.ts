import { contract, endpoint, type Endpoint } from '@kathok/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { modulesOf } from '../app.ts';
import { surroundingsOf } from '../app-deps.ts';
import { type Route, routes } from '../http/routes.ts';
import { admit, type PublicLimit } from '../platform/limits/admit.ts';
import { AppError } from '../base/app-error.ts';
import type { Ctx } from '../platform/context.ts';
import { systemContext } from '../platform/system-context.ts';
import { countInTurn } from '../platform/limits/throttle.repository.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const isOpenToStrangers = ({ access }: Endpoint) =>
  access === 'public' || (typeof access === 'object' && access.kind === 'open');

/** Public writes that name no limit, and endpoints whose contract does not say truly whether they ask for a proof. */
function faultsIn(all: readonly Route[]): string[] {
  return all.flatMap(({ endpoint: { method, path, asksProof, ...rest }, limit }) => {
    const isWrite = method !== 'GET' && isOpenToStrangers({ method, path, asksProof, ...rest });
    return [
      ...(isWrite && !limit ? [`${method} ${path} names no limit`] : []),
      ...(asksProof === Boolean(limit?.together)
        ? []
        : [`${method} ${path}: asksProof is not true to its limit`]),
    ];
  });
}

let app: TestApp;
let all: Route[];
beforeAll(async () => {
  app = await startTestApp();
  all = modulesOf(app.deps).flatMap((module) => module.routes);
});
afterAll(() => app.close());

const nothing = async () => {};

describe('every public write', () => {
  it('names its limit', () => {
    expect(all).toHaveLength(Object.values(contract).flatMap((part) => Object.values(part)).length);
    expect(faultsIn(all)).toEqual([]);
  });

  it('would be found without one, whether public or open to strangers as well', () => {
    const access = { kind: 'open', action: 'create', subject: 'Member' } as const;
    const part = {
      write: endpoint({ method: 'POST', path: '/planted', access: 'public', summary: '' }),
      open: endpoint({ method: 'DELETE', path: '/planted', access, summary: '' }),
      proof: endpoint({ method: 'PUT', path: '/planted', access, summary: '', asksProof: true }),
      read: endpoint({ method: 'GET', path: '/planted', access: 'public', summary: '' }),
      staff: endpoint({ method: 'PATCH', path: '/planted', access: 'signedIn', summary: '' }),
    };
    const limit: PublicLimit = { name: 'planted', own: () => [] };
    const handlers = { write: nothing, open: nothing, proof: nothing, read: nothing, staff: nothing };
    expect(faultsIn(routes(part, handlers, {}, { proof: limit }).routes)).toEqual([
      'POST /planted names no limit',
      'DELETE /planted names no limit',
      'PUT /planted: asksProof is not true to its limit',
    ]);
  });
});

/** Fits every public call: what its limit counts by is somewhere in it. */
const input = (times: number) => {
  const id = `00000000-0000-4000-8000-${String(times).padStart(12, '0')}`;
  const slip = new File(['x'], 'slip.pdf');
  const who = { identifier: id, fact: '1234', username: id, memberId: id, donationId: id };
  const body = { ...who, reference: 'QESX-MS2Q', slip };
  return { params: { id, text: id }, query: {}, body } as never;
};
const from = (address: string): Ctx => ({ ...systemContext(surroundingsOf(app.deps)), address });

/** Whether the call is let in; a refusal says whether it was the address's own. */
async function knock(ctx: Ctx, limit: PublicLimit<never, unknown>, times: number) {
  try {
    return (await admit(ctx, limit, input(times))) ? 'in' : 'own limit';
  } catch (error) {
    return error instanceof AppError && error.code === 'rate_limited' ? 'own limit' : 'proof';
  }
}

const limitNamed = (name: string) =>
  all.find((route) => route.limit?.name === name)!.limit as PublicLimit<never, unknown>;

describe('what everybody has together', () => {
  const names = [
    'card start',
    'certificate grant',
    'certificate request',
    'donation',
    'forgot password',
    'look-up',
    'reference',
    'registration',
    'renewal',
    'slip',
  ];

  test.each(names)('is not used up by an address that is refused already: %s', async (name) => {
    const limit = limitNamed(name);
    const [stranger, second] = [from('203.0.113.66'), from('198.51.100.7')];
    const answers = [];
    for (let refused = 0; refused < 300;) {
      const answer = await knock(stranger, limit, answers.length);
      if (answer === 'own limit') refused += 1;
      answers.push(answer);
    }
    expect(answers).not.toContain('proof');
    const admitted = answers.filter((answer) => answer === 'in').length;
    const [{ count }] = await countInTurn(app.db, [{ key: name, ...limit.together! }], app.clock.now());
    expect(count).toBe(admitted + 1);
    expect(await knock(second, limit, 100_000)).toBe('in');
  });

  it('covers every limit that there is for all together', () => {
    const found = new Set(all.flatMap(({ limit }) => (limit?.together ? [limit.name] : [])));
    expect([...found].toSorted()).toEqual(names);
  });
});

describe('slips are limited by their size as well', () => {
  const size = 10 * 1024 * 1024;
  const slip = new File([new Uint8Array(size)], 'slip.pdf');
  const call = { params: {}, query: {}, body: { slip } } as never;

  test('300 MiB in a day for one network, whatever others send', async () => {
    app.clock.advance({ hours: 25 });
    const sender = from('203.0.113.80');
    for (let sent = 0; sent < 30; sent += 1) expect(await admit(sender, limitNamed('slip'), call)).toBe(true);
    await expect(admit(sender, limitNamed('slip'), call)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await admit(from('203.0.113.81'), limitNamed('slip'), call)).toBe(true);
  });

  test('about 5 GiB in a day for all together, and then a proof', async () => {
    app.clock.advance({ hours: 25 });
    for (let sent = 0; sent < 500; sent += 1)
      expect(await admit(from(`203.0.113.${sent % 25}`), limitNamed('slip'), call)).toBe(true);
    await expect(admit(from('203.0.113.90'), limitNamed('slip'), call)).rejects.toMatchObject({
      code: 'proof_required',
    });
  });
});
