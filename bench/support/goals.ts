import { allCases } from '../cases/all-cases.ts';
import type { Cost } from './measure-case.ts';
import { exportGoals } from './export-goals.ts';
import { paperGoals } from './paper-goals.ts';
import type { Results } from './results.ts';

export interface Line {
  name: string;
  goal: string;
  ratio: number;
  isMet: boolean;
}

const groups = new Map(allCases.map(({ name, group }) => [name, group]));

const mostOfBare: Record<string, number> = { list: 2, report: 3 };

/** Against the bare SQL behind a bare server; the goal is for lists, searches and reports. */
export function againstBare(name: string, { product = Number.NaN, bare = Number.NaN }: Cost): Line {
  const most = mostOfBare[groups.get(name) ?? ''];
  const ratio = product / bare;
  return { name, goal: most ? `≤ ${most}` : '', ratio, isMet: !most || ratio <= most };
}

/** What a hundred times the members make of a call. */
export function growth(name: string, { cases }: Results): Line | null {
  const small = cases['10k']?.[name]?.['product'];
  const large = (cases['1m'] ?? cases['100k'])?.[name]?.['product'];
  if (small === undefined || large === undefined) return null;
  const ratio = large / small;
  // What adds up a year of the books, or everybody who ever joined, has more to add up.
  const isPage = groups.get(name) !== 'report';
  return { name, goal: isPage ? '≤ 1.5' : '', ratio, isMet: !isPage || ratio <= 1.5 };
}

const limits: [string, 'most' | 'least', number][] = [
  ['office of 20: embedded as a share of PostgreSQL', 'least', 0.5],
  ['half load on PostgreSQL: p99 as a multiple of the median', 'most', 5],
  ['start with 10k members, embedded: seconds until it answers', 'most', 2],
  ['memory after the start, embedded with 10k members, MB', 'most', 300],
  [
    'paid donations by 20, embedded, for 75 s: the last ten seconds as a multiple of the first ten',
    'least',
    1,
  ],
  ['sign-in flood: p95 of the others as a multiple of a quiet time', 'most', 2],
  ['600 people at once: seconds until 95 % are answered or refused', 'most', 2],
  ['three times the load: seconds until the slowest refusal', 'most', 2],
  ['five seconds after it: share refused', 'most', 0],
  ...['one server', 'two servers'].map((servers): [string, 'most', number] => [
    `paid donations by 20, PostgreSQL, ${servers}: share of the time in transactions spent waiting for locks`,
    'most',
    0.1,
  ]),
  ...Object.entries({ ...paperGoals, ...exportGoals }).map(([name, most]): [string, 'most', number] => [
    name,
    'most',
    most,
  ]),
];

export function figureGoal(name: string): string {
  const limit = limits.find(([about]) => about === name);
  return limit ? `${limit[1] === 'most' ? '≤' : '≥'} ${limit[2]}` : '';
}
