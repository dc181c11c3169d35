import { auth, type CallOf, type Endpoint, type ResponseOf } from '@kathok/contract';
import { productUrl } from './journey.ts';
import { accountOf } from './sign-in.ts';

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
const tokens = new Map<string, { token: Promise<string>; until: number }>();

/** Somebody of this role asks. The same token for a while: checking a password is meant to cost time. */
export function tokenOf(role: string): Promise<string> {
  const known = tokens.get(role);
  if (known && known.until > Date.now()) return known.token;
  const token = newTokenOf(role);
  tokens.set(role, { token, until: Date.now() + aMinute });
  return token;
}

async function newTokenOf(role: string): Promise<string> {
  const { username, password } = await accountOf(role);
  const { accessToken } = await ask(auth.login, { body: { username, password } });
  return accessToken;
}
