import { compare } from './measure.ts';
import { openLargeOffice } from './large-office.ts';

const userCount = 10_000;
const take = 25;
const office = await openLargeOffice(userCount);
const { pool, kind } = office.database;

/** What a page needs at the least: how many there are, and the rows themselves. */
async function bareSql(where: string, parameters: unknown[], order: string, page: number): Promise<void> {
  await pool.query(`SELECT count(*) FROM users WHERE deleted_at IS NULL AND ${where}`, parameters);
  await pool.query(
    `SELECT users.*, roles.name AS role, roles.role_type FROM users JOIN roles ON roles.id = users.role_id
     WHERE users.deleted_at IS NULL AND ${where} ORDER BY ${order} LIMIT ${take} OFFSET ${(page - 1) * take}`,
    parameters,
  );
}

console.log(`${userCount} users on ${kind}, pages of ${take}`);
const pageOf = (round: number) => 1 + ((round * 37) % (userCount / take));

await compare('First page by name', [
  { name: 'bare SQL', run: () => bareSql('true', [], 'lower(users.name), users.id', 1) },
  { name: 'GET /users', run: () => office.get(`/users?take=${take}&sortBy=name`) },
  { name: 'GET /health, for what any call costs', run: () => office.get('/health') },
]);
await compare('Any page by e-mail', [
  { name: 'bare SQL', run: (round) => bareSql('true', [], 'email, users.id', pageOf(round)) },
  {
    name: 'GET /users',
    run: (round) => office.get(`/users?take=${take}&sortBy=email&page=${pageOf(round)}`),
  },
]);
const searched = `(lower(users.name) || ' ' || users.email || ' ' || coalesce(users.phone, '')) LIKE $1`;
await compare('Search by a number', [
  {
    name: 'bare SQL',
    run: (round) => bareSql(searched, [`%${1000 + round}%`], 'lower(users.name), users.id', 1),
  },
  { name: 'GET /users', run: (round) => office.get(`/users?take=${take}&q=${1000 + round}`) },
]);
await office.close();
