import { auth, type CallOf, type Endpoint, type ResponseOf, type TokenPair } from '@kathok/contract';
import { productUrl } from './journey.ts';
import { accountOf } from '../records/sign-in.ts';

/** Asks the running product directly, for what a journey must know or find prepared. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  token?: string,
): Promise<ResponseOf<E>> {
  const { params, query, body } = input as Partial<
    Record<'params' | 'query' | 'body', Record<string, string>>
  >;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params?.[name] ?? '');
  const answer = await fetch(`${productUrl()}/api${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${await answer.text()}`);
  return endpoint.response.parse(answer.status === 204 ? {} : await answer.json()) as ResponseOf<E>;
}

const aMinute = 60_000;
const kept = new Map<string, { pair: Promise<TokenPair>; until: number; loggedInAt: number }>();

/**
 * Somebody of this role asks. The same token for a while, and then renewed: checking a password is meant to cost time. Not
 * for long, or the acts that ask again would ask.
 */
export async function tokenOf(role: string): Promise<string> {
  const known = kept.get(role);
  if (known && known.until > Date.now()) return (await known.pair).accessToken;
  const isFresh = known !== undefined && Date.now() - known.loggedInAt < 3 * aMinute;
  const pair = isFresh ? renew(role, known.pair) : logIn(role);
  const loggedInAt = isFresh ? known.loggedInAt : Date.now();
  kept.set(role, { pair, until: Date.now() + aMinute, loggedInAt });
  return (await pair).accessToken;
}

async function logIn(role: string): Promise<TokenPair> {
  const { username, password } = await accountOf(role);
  return ask(auth.login, { body: { username, password } });
}

/** A journey may have ended the session meanwhile. */
async function renew(role: string, pair: Promise<TokenPair>): Promise<TokenPair> {
  try {
    const { refreshToken } = await pair;
    return await ask(auth.refresh, { body: { refreshToken } });
  } catch {
    return logIn(role);
  }
}
