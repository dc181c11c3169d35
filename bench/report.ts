/* Writes docs/performance.md from what was measured last. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCases } from './cases/all-cases.ts';
import { againstBare, figureGoal, growth, type Line } from './support/goals.ts';
import { readResults } from './support/results.ts';

const results = readResults();
/** Case → size → milliseconds, of the program that was compared with until November 2026. */
const commonplace = JSON.parse(readFileSync(join(import.meta.dirname, 'commonplace.json'), 'utf8')) as Record<
  string,
  Record<string, number>
>;

function number(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}
const told = (line: Line | null) =>
  line && !Number.isNaN(line.ratio) ? `${number(line.ratio)}${line.isMet ? '' : ' ✗'}` : '–';
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (heads: string[], rows: string[][]) =>
  [row(heads), row(heads.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

const costAt = (size: string, name: string) => results.cases[size]?.[name] ?? {};
const bareAt = (size: string, name: string) => told(againstBare(name, costAt(size, name)));

const runs = Object.entries(results.runs).map(
  ([commit, { day, machine, node, postgres }]) =>
    `- ${commit}, ${day}: ${machine}, Node ${node}, PostgreSQL ${postgres?.replace(/ .*/, '') ?? '–'}`,
);

const calls = table(
  ['one call, product ÷ bare SQL', 'goal', '10k', '100k', '1m', '1m, ms', '1m ÷ 10k'],
  allCases.map(({ name }) => [
    name,
    againstBare(name, {}).goal,
    ...['10k', '100k', '1m'].map((size) => bareAt(size, name)),
    number(costAt('1m', name)['product']),
    told(growth(name, results)),
  ]),
);

const manyPayments = table(
  ['with 5m payments', 'goal', '÷ bare SQL', 'ms', 'bare SQL, ms'],
  allCases
    .filter(({ name }) => results.cases['5m_payments']?.[name])
    .map(({ name }) => {
      const { product, bare } = costAt('5m_payments', name);
      return [name, againstBare(name, {}).goal, bareAt('5m_payments', name), number(product), number(bare)];
    }),
);

const figures = table(
  ['figure', 'goal', 'measured', 'at'],
  Object.entries(results.figures).map(([name, { value, commit }]) => [
    name,
    figureGoal(name),
    number(value),
    commit,
  ]),
);

const frozen = table(
  ['commonplace, ms for one call', '10k', '100k', '1m'],
  Object.entries(commonplace).map(([name, costs]) => [
    name,
    ...['10k', '100k', '1m'].map((size) => number(costs[size])),
  ]),
);

writeFileSync(
  join(import.meta.dirname, '../docs/performance.md'),
  `# Performance

Written by \`npm run bench\`; do not edit by hand. ✗ marks a goal that is missed; which goals can be met is in
[performance-goals.md](decisions/performance-goals.md), and how far this goes in [scaling.md](scaling.md).

**How it is measured.** Rates of one machine on one day mean little, so a call is a ratio against a control in the same
run, in processor time: that of the server process and of its connections at the database
([measuring](decisions/measuring-processor-time.md)). The control, *bare SQL*, is the statements that answer the same
question on the tables themselves, behind the smallest HTTP server that Node can have (\`bench/cases\`).
CONTRIBUTING.md says how to run it.

**Data.** For N members: 1.1 N people, 1.2 N fees, 2 N donations, 3.2 N payments with their receipts and postings,
4.7 N audit entries, and N/10 slips that wait, at most 10,000; as the product would have written them, which
\`npm run verify\` confirms (\`bench/data\`). The million members with five million payments have 3.85 million donations
and no audit entries, which reports do not read.

**Measured at** (${Object.entries(results.casesAt)
    .map(([size, commit]) => `${size} at ${commit}`)
    .join(', ')}):

${runs.join('\n')}

## Calls

The last two columns: milliseconds of processor time for one call at a million members, and how many times as much
that is as at ten thousand, where at most 1.5 is the goal for all but reports.

${calls}

${manyPayments}

## Load, start, memory

${figures}

## A commonplace stack, until November 2026

The same questions in NestJS, TypeORM and Express on the same tables, written as a competent developer would. The
program is no longer measured; these are its last numbers. The goal was a fifth of it for lists and searches, half
of it for one record.

${frozen}
`,
);
