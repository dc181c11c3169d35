import { expect, it } from 'vitest';
import { entriesOf, officeMenu } from '../navigation.ts';
import { matching } from './matching.ts';
import { synonyms } from './synonyms.en.ts';

const screens = entriesOf(officeMenu);
const first = (typed: string) => matching(screens, synonyms, typed)[0]?.to;

it.each([
  ['record donation', '/donation/add'],
  ['day closing', '/reports/cash-closing'],
  ['reconcile', '/reconciliation'],
  ['slip', '/renewal/pending-verification'],
  ['fees', '/fee-report'],
  ['audit', '/audit'],
])('leads from “%s” to the screen', (typed, to) => {
  expect(first(typed)).toBe(to);
});

it('shows what has the word in its name before what goes by it too', () => {
  const items = [
    { label: 'Fee', to: '/fee-report' },
    { label: 'Statement of fees', to: '/other' },
  ];
  expect(matching(items, { '/fee-report': 'fees' }, 'fees').map(({ to }) => to)).toEqual([
    '/other',
    '/fee-report',
  ]);
});

it('knows other words only for screens that there are', () => {
  const known = new Set([...screens.map(({ to }) => to), '/apps/user/view']);
  expect(Object.keys(synonyms).filter((to) => !known.has(to))).toEqual([]);
});
