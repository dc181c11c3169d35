import { expect, test } from 'vitest';
import { dependsOnValues } from './prepared-statements.ts';

test.each([
  ['select id from members where name like $1', true],
  ['select sum(amount) from payments where day > $1', true],
  ['select id from members where joined_on > $1 limit 25', true],
  ['select id from members order by id limit 25', false],
  [
    'select count(*) from donations where id = any(array(select id from donations where member_id = $1))',
    false,
  ],
  ['select sum(amount) from payments where day > (select $1::date)', false],
  ['select sum(amount) from payments where day > (select $1::date) and day < $2', true],
  ['select name from members where id = $1', false],
  ["select likeness from alike where likeness = 'sameSlip' and id = $1", false],
  ['select name from people where id = any(array(select unnest($1::uuid[]))) limit 5', false],
  ['insert into members (name) select name from people where name like $1', false],
])('%s: planned for its values: %s', (text, depends) => {
  expect(dependsOnValues(text)).toBe(depends);
});
