import { auth, type Problem } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { everyEndpoint, everyWrite } from '../testing/every-endpoint.ts';
import { startAppForFile } from '../testing/office.ts';

const app = await startAppForFile();
const token = await app.signIn('Administrator');

const smuggled = [
  'role',
  'roles',
  'roleId',
  'roleType',
  'isAdmin',
  'isSystem',
  'permissions',
  'permissionIds',
  'ability',
  'status',
  'authVersion',
  'passwordHash',
  'mustChangePassword',
  'mustAddSecondFactor',
  'id',
  'createdBy',
  'createdAt',
  'deletedAt',
  'memberId',
  '__proto__',
  'constructor',
];
const jsonWrites = everyWrite.filter(
  ({ endpoint }) => endpoint.encoding === 'json' && endpoint !== auth.logout && endpoint.method !== 'DELETE',
);

describe.each(jsonWrites)('$name', ({ endpoint }) => {
  it('refuses fields that are not its own', async () => {
    const own = Object.keys((endpoint.body as { shape?: object }).shape ?? {});
    for (const field of smuggled.filter((name) => !own.includes(name))) {
      const answer = await app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(':id', app.account('Auditor').id)}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: `{"${field}":{"prototype":{"isAdmin":true},"isAdmin":true}}`,
      });
      const { code, errors = [] } = answer.json<Problem>();
      const isNamed = errors.some(({ property }) => property === field);
      // What could reach a prototype does not even get past the parser.
      expect({ field, isRefused: code === 'malformed_request' || isNamed }).toEqual({
        field,
        isRefused: true,
      });
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

/** `passkeys` are their names; `passkeyAddress` is where they work; of the passphrase of backups it is told who set it when. */
const harmless = new Set([
  'hasPassword',
  'mustChangePassword',
  'passkeys',
  'passkeyAddress',
  'passphraseSetAt',
  'passphraseSetBy',
]);

it('no answer carries a secret', async () => {
  const reads = everyEndpoint.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.answersFile);
  expect(reads.length).toBeGreaterThan(10);
  for (const { name, endpoint } of reads) {
    const { body } = await app.send(endpoint, { params: { id: app.account('Auditor').id } } as never, {
      token,
    });
    const keys = [...new Set([...JSON.stringify(body).matchAll(/"(\w+)":/g)].map(([, key]) => key ?? ''))];
    const secrets = keys.filter(
      (key) => /pass|hash|secret|token|otp|authVersion/i.test(key) && !harmless.has(key),
    );
    const holdsHash = JSON.stringify(body).includes('$argon2');
    expect({ name, secrets, holdsHash }).toEqual({ name, secrets: [], holdsHash: false });
  }
});
