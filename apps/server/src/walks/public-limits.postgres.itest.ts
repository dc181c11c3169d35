import { contract, endpoint } from '@kathok/contract';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { buildApp, modulesOf } from '../app.ts';
import { contextDepsOf } from '../app-deps.ts';
import { type Route, routes } from '../http/routes.ts';
import { admit, type PublicLimit } from '../platform/limits/public-limit.ts';
import { simulatorLimit } from '../modules/card-payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { systemContext } from '../platform/system-context.ts';
import { countInTurn } from '../platform/limits/attempt.repository.ts';
import { isOpenToStrangers } from '../testing/every-endpoint.ts';
import { howMany } from '../testing/how-many.ts';
import { startAppForFile } from '../testing/office.ts';

/**
 * Public writes that name no limit or one that counts nothing, limits by which one person shuts out everybody at the same
 * address, and endpoints whose contract does not say truly whether they ask for a proof. Whether a GET writes is seen in
 * public-reads.postgres.itest.ts.
 */
async function faultsIn(all: readonly Route[]): Promise<string[]> {
  const faults = await Promise.all(all.map(faultsOf));
  return faults.flat();
}

async function faultsOf({ endpoint, limit }: Route): Promise<string[]> {
  const { method, path, asksProof } = endpoint;
  const isOpen = isOpenToStrangers(endpoint);
  const own = limit
    ? await ownLimitsOf(limit as PublicLimit<never, unknown>)
    : { counts: true, asks: false, shutsOut: false };
  return [
    ...(isOpen && method !== 'GET' && !limit ? [`${method} ${path} names no limit`] : []),
    ...(isOpen && !own.counts ? [`${method} ${path}: its limit does not count an address`] : []),
    ...(isOpen && own.shutsOut ? [`${method} ${path}: one person uses it up for a whole address`] : []),
    ...(asksProof === Boolean(limit?.together || own.asks)
      ? []
      : [`${method} ${path}: asksProof is not true to its limit`]),
  ];
}

/** Whether a stranger is counted who sends something else each time, and what becomes of them past it. */
async function ownLimitsOf(limit: PublicLimit<never, unknown>) {
  const stranger = from('203.0.113.5');
  const of = (times: number) => limit.own('203.0.113.5', input(times), stranger);
  const [first, second] = [await of(1), await of(2)];
  const ofAddress = first
    .filter(({ limit: most, weight = 1 }) => Number.isFinite(most) && weight > 0)
    .filter((own) => second.some((other) => other.of === own.of));
  return {
    counts: !limit.isExempt?.(stranger) && ofAddress.length > 0,
    asks: first.some(({ isFirm }) => !isFirm),
    shutsOut:
      !limit.otherwise && !countsStrangersAlone.has(limit.name) && ofAddress.some((own) => own.isFirm),
  };
}

/** Somebody who has a token of their own is not counted by address. */
const countsStrangersAlone = new Set(['refresh']);

const app = await startAppForFile();
const all = modulesOf(app.deps).flatMap((module) => module.routes);

const nothing = async () => {};
const ofAddress: PublicLimit = {
  name: 'planted',
  own: (of) => [{ of, limit: 5, windowSeconds: 60 }],
};
const firmly: PublicLimit = {
  ...ofAddress,
  own: (of) => [{ of, limit: 5, windowSeconds: 60, isFirm: true }],
};

describe('every public write', () => {
  it('names its limit', async () => {
    expect(all).toHaveLength(Object.values(contract).flatMap((part) => Object.values(part)).length);
    expect(await faultsIn(all)).toEqual([]);
  });

  it('would be found without one, whether public or open to strangers as well', async () => {
    const access = { kind: 'open', action: 'create', subject: 'Member' } as const;
    const part = {
      write: endpoint({ method: 'POST', path: '/planted', access: 'public', summary: '' }),
      open: endpoint({ method: 'DELETE', path: '/planted', access, summary: '' }),
      proof: endpoint({ method: 'PUT', path: '/planted', access, summary: '', asksProof: true }),
      read: endpoint({ method: 'GET', path: '/planted', access: 'public', summary: '' }),
      staff: endpoint({ method: 'PATCH', path: '/planted', access: 'signedIn', summary: '' }),
    };
    const handlers = { write: nothing, open: nothing, proof: nothing, read: nothing, staff: nothing };
    expect(await faultsIn(routes(part, handlers, {}, { proof: firmly }).routes)).toEqual([
      'POST /planted names no limit',
      'DELETE /planted names no limit',
      'PUT /planted: one person uses it up for a whole address',
      'PUT /planted: asksProof is not true to its limit',
    ]);
  });

  const counter = { limit: 5, windowSeconds: 60 };
  const idle: Record<string, PublicLimit<{ body: { identifier: string } }>> = {
    'counts nothing': { ...ofAddress, own: () => [] },
    'counts without an end': { ...ofAddress, own: (of) => [{ ...counter, of, limit: Infinity }] },
    'counts what weighs nothing': { ...ofAddress, own: (of) => [{ ...counter, of, weight: 0 }] },
    'counts only what the caller chooses': {
      ...ofAddress,
      own: (_, { body }) => [{ ...counter, of: body.identifier }],
    },
    'exempts strangers': { ...ofAddress, isExempt: ({ actor }) => actor === null },
  };
  it.each(Object.keys(idle))('would be found with a limit that %s', async (name) => {
    const write = endpoint({
      method: 'POST',
      path: '/planted',
      access: 'public',
      summary: '',
      asksProof: name !== 'counts nothing',
      body: z.strictObject({ identifier: z.string() }),
    });
    const limits = { write: idle[name]! };
    expect(await faultsIn(routes({ write }, { write: nothing }, {}, limits).routes)).toEqual([
      'POST /planted: its limit does not count an address',
    ]);
  });
});

describe('outside the contract', () => {
  it('only the simulated bank takes anything', async () => {
    const server = await buildApp(app.deps);
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
    const outside = methods.flatMap((method) =>
      [...server.printRoutes({ method, commonPrefix: false }).matchAll(/^[├└]── (\S+)/gm)]
        .map(([, path]) => `${method} ${path}`)
        .filter((route) => !route.includes(' /api/')),
    );
    await server.close();
    expect(outside).toEqual(['POST /simulator/worldline/:name']);
  });

  it('the simulated bank counts what an address sends it, and nobody else', async () => {
    const send = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/simulator/worldline/chooseOutcome', remoteAddress });
    const [own] = await simulatorLimit.own('127.0.0.1', undefined, from('127.0.0.1'));
    await countInTurn(
      app.db,
      [{ ...own!, key: 'card simulator:127.0.0.1', weight: own!.limit }],
      app.clock.now(),
    );
    expect((await send('127.0.0.1')).statusCode).toBe(429);
    expect((await send('127.0.0.2')).statusCode).not.toBe(429);
  });
});

/** Fits every public call: what its limit counts by is somewhere in it. */
const input = (times: number) => {
  const id = `00000000-0000-4000-8000-${String(times).padStart(12, '0')}`;
  const slip = new File(['x'], 'slip.pdf');
  const who = { identifier: id, fact: '1234', username: id, memberId: id, donationId: id };
  const token = 'x'.repeat(43);
  const body = {
    ...who,
    refreshToken: token,
    receiptNumber: `KM/R/2026/${times}`,
    reference: 'QESX-MS2Q',
    slip,
  };
  return { params: { id, text: id }, query: {}, body } as never;
};
const from = (address: string): Ctx => ({ ...systemContext(contextDepsOf(app.deps)), address });

/** Whether the call is let in; else whether all together have used it up, or the address has. */
async function knock(ctx: Ctx, limit: PublicLimit<never, unknown>, times: number) {
  try {
    const { isAdmitted } = await admit(ctx, limit, input(times));
    return isAdmitted ? 'in' : 'own limit';
  } catch {
    const [{ count }] = await countInTurn(
      app.db,
      [{ key: limit.name, ...limit.together!, weight: 0 }],
      app.clock.now(),
    );
    return count > limit.together!.limit ? 'together' : 'own limit';
  }
}

const limitNamed = (name: string) =>
  all.find((route) => route.limit?.name === name)!.limit as PublicLimit<never, unknown>;

describe('what everybody has together', () => {
  const refusals = howMany({ test: 60, prove: 300 });
  const names = [
    'card start',
    'certificate grant',
    'certificate request',
    'donation',
    'forgot password',
    'joint payment',
    'look-up',
    'pledge',
    'pledge change',
    'reference',
    'registration',
    'renewal',
    'slip',
  ];

  test.each(names)('is not used up by an address that is refused already: %s', async (name) => {
    const limit = limitNamed(name);
    const [stranger, second] = [from('203.0.113.66'), from('198.51.100.7')];
    const answers = [];
    for (let refused = 0; refused < refusals;) {
      const answer = await knock(stranger, limit, answers.length);
      if (answer === 'own limit') refused += 1;
      answers.push(answer);
    }
    expect(answers).not.toContain('together');
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

  test('300 MiB in a day for one network, whatever others send, and then a proof', async () => {
    app.clock.advance({ hours: 25 });
    const sender = from('203.0.113.80');
    for (let sent = 0; sent < 30; sent += 1)
      expect(await admit(sender, limitNamed('slip'), call)).toMatchObject({ isAdmitted: true });
    await expect(admit(sender, limitNamed('slip'), call)).rejects.toMatchObject({ code: 'proof_required' });
    expect(await admit(from('203.0.113.81'), limitNamed('slip'), call)).toMatchObject({ isAdmitted: true });
  });

  test('about 5 GiB in a day for all together, and then a proof', async () => {
    app.clock.advance({ hours: 25 });
    for (let sent = 0; sent < 500; sent += 1)
      expect(await admit(from(`203.0.113.${sent % 25}`), limitNamed('slip'), call)).toMatchObject({
        isAdmitted: true,
      });
    await expect(admit(from('203.0.113.90'), limitNamed('slip'), call)).rejects.toMatchObject({
      code: 'proof_required',
    });
  });
});
