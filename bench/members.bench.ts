/* The register at a million members: every list and search against the bare SQL that it cannot do without. */
import { compare } from './measure.ts';
import { openLargeOffice } from './large-office.ts';
import { fillRegister } from './large-register.ts';

const memberCount = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const take = 25;
const office = await openLargeOffice(10);
const { pool, kind } = office.database;
const begun = performance.now();
await fillRegister(office.database, memberCount);
console.log(
  `${memberCount} members on ${kind}, filled in ${((performance.now() - begun) / 1000).toFixed(0)} s, pages of ${take}`,
);

const tables = `members JOIN people ON people.id = members.person_id
  JOIN membership_types type ON type.id = members.membership_type_id
  JOIN payment_frequencies frequency ON frequency.id = members.payment_frequency_id
  LEFT JOIN countries ON countries.id = people.country_id`;
const columns = `members.*, people.*, type.name AS type, frequency.name AS frequency, countries.name AS country`;

/** How many there are, and one page of them: each written as well as one can by hand. */
async function bareSql(
  counted: string,
  where: string,
  parameters: unknown[],
  order: string,
  page = 1,
): Promise<void> {
  await pool.query(
    `SELECT count(*) FROM ${counted} WHERE members.deleted_at IS NULL AND ${where}`,
    parameters,
  );
  await pool.query(
    `SELECT ${columns} FROM ${tables} WHERE members.deleted_at IS NULL AND ${where}
     ORDER BY ${order} LIMIT ${take} OFFSET ${(page - 1) * take}`,
    parameters,
  );
}

const withPeople = 'members JOIN people ON people.id = members.person_id';
const withType = 'members JOIN membership_types type ON type.id = members.membership_type_id';
const byName = 'people.name_key, people.id';
const current = 'end_reason IS NULL AND NOT is_lifetime AND paid_until >= current_date';
const active = 'end_reason IS NULL AND (is_lifetime OR paid_until + grace_days >= current_date)';
const list = (query: string) => office.get(`/member?take=${take}&${query}`);
const person = (round: number) => 1 + ((round * 7919) % memberCount);
const cidOf = (n: number) => `1${String((n % 20) + 1).padStart(2, '0')}${String(n).padStart(8, '0')}`;
const phoneOf = (n: number) => `17${String((n * 7) % 1_000_000).padStart(6, '0')}`;
const codeOf = (n: number) => `XX-${String(n).padStart(7, '0')}`;

const questions = [
  {
    title: 'First page by name',
    bare: () => bareSql('members', 'true', [], byName),
    ask: () => list(''),
  },
  {
    title: 'Page 400 by name',
    bare: () => bareSql('members', 'true', [], byName, 400),
    ask: () => list('page=400'),
  },
  {
    title: 'Those who are current, by the day they joined',
    bare: () => bareSql('members', current, [], 'members.joined_on, members.id'),
    ask: () => list('standing=current&sortBy=joinedOn'),
  },
  {
    title: 'Those who are active, by name',
    bare: () => bareSql(withType, active, [], byName),
    ask: () => list('status=active'),
  },
  {
    title: 'One dzongkhag',
    bare: () => bareSql(withPeople, 'people.dzongkhag = $1', ['Paro'], byName),
    ask: () => list('dzongkhag=Paro'),
  },
  {
    title: 'A name of two common words',
    bare: () => bareSql(withPeople, `name_key LIKE $1 AND name_key LIKE $2`, ['%karma%', '%selden%'], byName),
    ask: () => list('q=karma%20selden'),
  },
  {
    title: 'A CID',
    bare: (round: number) => bareSql(withPeople, 'identity_number = $1', [cidOf(person(round))], byName),
    ask: (round: number) => list(`q=${cidOf(person(round))}`),
  },
  {
    title: 'A phone number',
    bare: (round: number) => bareSql(withPeople, 'phone = $1', [`+975${phoneOf(person(round))}`], byName),
    ask: (round: number) => list(`q=${phoneOf(person(round))}`),
  },
  {
    title: 'A code',
    bare: (round: number) =>
      bareSql('members', 'membership_code = $1', [codeOf(person(round))], 'members.id'),
    ask: (round: number) => list(`q=${codeOf(person(round))}`),
  },
];
const most = 3;
for (const { title, bare, ask } of questions) {
  const contenders = [
    { name: 'bare SQL', run: bare },
    { name: 'GET /member', run: ask },
  ];
  const [, ratio = Number.NaN] = await compare(title, contenders, rounds);
  if (!(ratio <= most)) {
    console.error(`  more than ${most} × the bare SQL`);
    process.exitCode = 1;
  }
}
const alone = [
  { name: 'GET /health, for what any call costs', run: () => office.get('/health') },
  { name: 'quick search, a name', run: () => office.get('/member/member-individual-search/karma%20sel') },
  { name: 'quick search, a word within', run: () => office.get('/member/member-individual-search/selden') },
  {
    name: 'quick search, misspelt',
    run: () => office.get('/member/member-individual-search/tsering%20yangzm'),
  },
  {
    name: 'quick search, a CID',
    run: (round: number) => office.get(`/member/member-individual-search/${cidOf(person(round))}`),
  },
  { name: 'active members in all', run: () => office.get('/member/active-list-total') },
  { name: 'members by country', run: () => office.get('/member/get-total-member-by-country') },
];
await compare('What has no bare counterpart', alone, rounds);
if (memberCount <= 200_000) {
  await compare(
    'Duplicates of the whole register',
    [{ name: 'GET /member/duplicates', run: () => office.get('/member/duplicates') }],
    3,
  );
}
await office.close();
