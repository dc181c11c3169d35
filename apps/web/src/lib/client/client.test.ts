import { auth, storageHeader, type UserData, users } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { ApiProblem, NetworkFailure } from '../problem.ts';
import { loginCall } from '../sign-in/session-calls.ts';
import { createSessionStore } from './session-store.ts';
import type { Exclusive } from './token-renewal.ts';

const karma: UserData = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'Karma Choden',
  photo: null,
  roleType: 'admin',
  role: 'Administrator',
  ability: [{ action: 'manage', subject: 'all' }],
  memberId: null,
  mustChangePassword: false,
  mustAddSecondFactor: false,
};

const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, requestId: 'r1' }, { status });

type Seen = { path: string; token: string | null; key: string | null; body: string | null };

/** A server that knows one valid pair, and a browser in which several tabs can be opened. */
function openBrowser() {
  const kept = new Map<string, string>();
  const tabs = new Set<EventTarget>();
  const seen: Seen[] = [];
  const server = { generation: 1, refuseRefresh: 0, offline: false, whileRefreshing: () => {} };
  let chain: Promise<unknown> = Promise.resolve();

  const exclusive: Exclusive = (task) => {
    const turn = chain.then(task, task);
    chain = turn.catch(() => undefined);
    return turn;
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const path = String(input).replace('/api', '');
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const body = typeof init?.body === 'string' ? init.body : null;
    seen.push({ path, token, key: headers.get('idempotency-key'), body });
    if (server.offline) throw new TypeError('Failed to fetch');
    if (path === '/auth/refresh') {
      server.whileRefreshing();
      if (server.refuseRefresh) return problem(server.refuseRefresh, 'session_ended');
      const sent = (JSON.parse(body ?? '{}') as { refreshToken: string }).refreshToken;
      if (sent !== `refresh-${server.generation - 1}`) return problem(401, 'session_ended');
      return Response.json({
        accessToken: `access-${server.generation}`,
        refreshToken: `refresh-${server.generation}`,
      });
    }
    if (path === '/auth/login') return problem(401, 'wrong_credentials');
    if (token !== `access-${server.generation}`) return problem(401, 'not_signed_in');
    return path === '/users/all' ? problem(403, 'not_allowed') : Response.json({ path });
  };

  function openTab() {
    const events = new EventTarget();
    tabs.add(events);
    const tellOthers = () => {
      for (const other of tabs) if (other !== events) other.dispatchEvent(new Event('storage'));
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        kept.set(key, value);
        tellOthers();
      },
      removeItem: (key: string) => {
        kept.delete(key);
        tellOthers();
      },
    } as Storage;
    const store = createSessionStore(() => storage, events);
    return { store, ...createClient({ store, exclusive, fetch, prove: async () => null }) };
  }

  /** The access token of the first generation runs out. */
  const expireAccess = () => {
    server.generation += 1;
  };
  const refreshes = () => seen.filter(({ path }) => path === '/auth/refresh').length;
  return { kept, seen, server, openTab, expireAccess, refreshes };
}

function signedIn() {
  const browser = openBrowser();
  const tab = browser.openTab();
  tab.store.saveTokens({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  tab.store.saveUser(karma);
  return { ...browser, tab };
}

describe('a session in the browser', () => {
  it('is kept under the three names of the specification', () => {
    const { kept } = signedIn();
    expect([...kept.keys()].sort()).toEqual(['accessToken', 'refreshToken', 'userData']);
  });

  it('sends the access token', async () => {
    const { tab, seen } = signedIn();
    await tab.call(auth.me, {});
    expect(seen).toEqual([{ path: '/auth/me', token: 'access-1', key: null, body: null }]);
  });

  it('is renewed once when several calls meet an expired token, and each is replayed once', async () => {
    const { tab, seen, expireAccess, refreshes } = signedIn();
    expireAccess();
    await Promise.all([tab.call(auth.me, {}), tab.call(users.list, {}), tab.call(users.withRoles, {})]);
    expect(refreshes()).toBe(1);
    expect(seen.filter(({ token }) => token === 'access-1')).toHaveLength(3);
    expect(seen.filter(({ token }) => token === 'access-2').map(({ path }) => path)).toEqual([
      '/auth/me',
      '/users',
      '/users/users-with-roles',
    ]);
    expect(tab.store.tokens()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  });

  it('uses the new token, without asking again, for an answer that comes late', async () => {
    const { tab, refreshes, expireAccess } = signedIn();
    expireAccess();
    const late = tab.call(users.list, {});
    tab.store.saveTokens({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    await expect(late).resolves.toEqual({ path: '/users' });
    expect(refreshes()).toBe(0);
  });

  it('keeps the idempotency key and the body when a call is replayed', async () => {
    const { tab, seen, expireAccess } = signedIn();
    expireAccess();
    const body = { name: 'Tashi Dorji', email: 'tashi@example.bt', roleId: karma.id };
    await tab.call(users.create, { body });
    const sent = seen.filter(({ path }) => path === '/users');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: sent[0]?.body, token: 'access-2' });
  });

  it('is over when the refresh is refused, and every waiting call hears of it', async () => {
    const { tab, server, kept, expireAccess, refreshes } = signedIn();
    expireAccess();
    server.refuseRefresh = 401;
    const outcomes = await Promise.allSettled([tab.call(auth.me, {}), tab.call(users.list, {})]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refreshes()).toBe(1);
    expect([...kept.keys()]).toEqual([]);
    expect(tab.store.user()).toBeNull();
  });

  it.each([429, 500, 503])('outlives a refresh that was answered with %i', async (status) => {
    const { tab, server, expireAccess } = signedIn();
    expireAccess();
    server.refuseRefresh = status;
    await expect(tab.call(auth.me, {})).rejects.toBeInstanceOf(ApiProblem);
    expect(tab.store.user()).toEqual(karma);
    server.refuseRefresh = 0;
    await expect(tab.call(auth.me, {})).resolves.toEqual({ path: '/auth/me' });
  });

  it('outlives a lost connection', async () => {
    const { tab, server } = signedIn();
    server.offline = true;
    await expect(tab.call(auth.me, {})).rejects.toBeInstanceOf(NetworkFailure);
    expect(tab.store.user()).toEqual(karma);
  });

  it('does not take a wrong password for an expired session', async () => {
    const { tab, refreshes, seen } = signedIn();
    const wrong = tab.call(loginCall, { body: { username: 'karma@example.bt', password: 'no' } });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong_credentials', status: 401 });
    expect(refreshes()).toBe(0);
    expect(seen[0]?.token).toBeNull();
    expect(tab.store.user()).toEqual(karma);
  });

  it('tells of a refusal, so that rights can be looked up again', async () => {
    const { tab } = signedIn();
    let refused = 0;
    tab.whenRefused(() => (refused += 1));
    await expect(tab.call(users.all, {})).rejects.toMatchObject({ code: 'not_allowed' });
    expect(refused).toBe(1);
  });
});

describe('several tabs', () => {
  it('renew once: the second takes over what the first was given', async () => {
    const { tab, openTab, expireAccess, refreshes, seen } = signedIn();
    const other = openTab();
    expireAccess();
    await Promise.all([tab.call(auth.me, {}), other.call(users.list, {})]);
    expect(refreshes()).toBe(1);
    expect(seen.filter(({ token }) => token === 'access-2')).toHaveLength(2);
  });

  it('all leave when one signs out', () => {
    const { tab, openTab } = signedIn();
    const other = openTab();
    const shown: (string | undefined)[] = [];
    other.store.subscribe(() => shown.push(other.store.user()?.name));
    tab.store.clear();
    expect(shown.at(-1)).toBeUndefined();
    expect(other.store.user()).toBeNull();
  });

  it('see a changed name at once, and the same object while nothing changes', () => {
    const { tab, openTab } = signedIn();
    const other = openTab();
    expect(other.store.user()).toBe(other.store.user());
    tab.store.saveUser({ ...karma, name: 'Karma C. Dorji' });
    expect(other.store.user()?.name).toBe('Karma C. Dorji');
  });

  it('do not bring a session back that ended while it was being renewed', async () => {
    const { tab, openTab, server, expireAccess, kept } = signedIn();
    const other = openTab();
    expireAccess();
    server.whileRefreshing = () => other.store.clear();
    const waiting = tab.call(auth.me, {});
    await expect(waiting).rejects.toBeInstanceOf(ApiProblem);
    expect([...kept.keys()]).toEqual([]);
  });

  it('do not finish in the name of another what one person began', async () => {
    const { tab, openTab, seen, expireAccess } = signedIn();
    const other = openTab();
    expireAccess();
    const begun = tab.call(users.create, {
      body: { name: 'Pema', email: 'pema@example.bt', roleId: karma.id },
    });
    other.store.saveTokens({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    other.store.saveUser({ ...karma, id: '550e8400-e29b-41d4-a716-446655440000' });
    await expect(begun).rejects.toMatchObject({ status: 401 });
    expect(seen.filter(({ token }) => token === 'access-2')).toEqual([]);
    expect(other.store.user()?.id).toBe('550e8400-e29b-41d4-a716-446655440000');
  });
});

it('hears from every answer, also from a refusal, whether the server has room left', async () => {
  const heard: string[] = [];
  const said: (string | null)[] = [null, 'full', 'low', null];
  const { call } = createClient({
    store: createSessionStore(() => null, null),
    exclusive: (task) => task(),
    fetch: async () => {
      const storage = said.shift() ?? null;
      const headers = { ...(storage !== null && { [storageHeader]: storage }) };
      return storage === 'full'
        ? Response.json({ code: 'storage_full', title: 'x', status: 503 }, { status: 503, headers })
        : Response.json({}, { headers });
    },
    hearStorage: (state) => heard.push(state),
    prove: async () => null,
  });
  for (let calls = 0; calls < 4; calls += 1) await call(loginCall, {} as never).catch(() => undefined);
  expect(heard).toEqual(['ok', 'full', 'low', 'ok']);
});
