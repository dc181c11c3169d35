import { randomInt } from 'node:crypto';
import { auth, roles, settings, users } from '@kathok/contract';
import { productUrl } from './journey.ts';
import { ask, tokenOf } from './api.ts';

/** Another person who may do everything. */
export async function anotherAdministrator() {
  const token = await tokenOf('Administrator');
  const { data } = await ask(roles.list, { query: { takeAll: 'true' } }, token);
  const roleId = data.find(({ name }) => name === 'Administrator')?.id ?? '';
  const account = {
    username: `second.${randomInt(1e9)}@example.bt`,
    password: 'a lamp beside the other lamps',
  };
  const body = { name: 'Aum Dema', email: account.username, roleId, password: account.password };
  await ask(users.create, { body }, token);
  const { accessToken } = await ask(auth.login, { body: account });
  return { ...account, token: accessToken };
}

const setRule = async (requireSecondPerson: boolean) =>
  send('PATCH', settings.update.path, await tokenOf('Administrator'), { requireSecondPerson });

/** From now on two are wanted. Answers how to end that again, which takes both of them. */
export async function wantTwoPersons(second: { token: string }): Promise<() => Promise<void>> {
  await setRule(true);
  return async () => {
    const { approvalId } = (await setRule(false)) as { approvalId: string };
    await send('POST', `/approvals/${approvalId}/approve`, second.token);
  };
}

async function send(method: string, path: string, token: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${productUrl()}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
