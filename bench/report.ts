/* Writes docs/performance.md from what was measured: the numbers that were kept as "before", and those of the last run. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCases } from './cases/all-cases.ts';
import { againstBare, againstCommonplace, figureGoal, growth, type Line } from './support/goals.ts';
import { readResults, type Results } from './support/results.ts';

const before = readResults('before');
const after = readResults('after');
const runs = [before, after].filter((run) => run !== undefined);
const headings = {
  '10k': '10k members',
  '100k': '100k members',
  '1m': '1m members',
  '5m_payments': '1m members with 5m payments',
};
const sizes = (Object.keys(headings) as (keyof typeof headings)[]).filter((size) =>
  runs.some(({ cases }) => cases[size]),
);

const measuredCases = (size: string) =>
  allCases.filter(({ name }) => runs.some(({ cases }) => cases[size]?.[name]));

const number = (value: number | undefined) =>
  value === undefined || Number.isNaN(value)
    ? '–'
    : value >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2);
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (heads: string[], rows: string[][]) =>
  [row(heads), row(heads.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
const both = (of: (run: Results) => string) => [before ? of(before) : '–', after ? of(after) : '–'];
const told = (line: Line | null | undefined) =>
  line && !Number.isNaN(line.ratio) ? `${number(line.ratio)}${line.isMet ? '' : ' ✗'}` : '–';

function describe(name: string, run: Results | undefined): string {
  if (!run) return `- **${name}**: not measured yet.`;
  const ofSizes = Object.entries(run.commits ?? {})
    .filter(([, commit]) => commit !== run.commit)
    .map(([size, commit]) => `${size} at ${commit}`);
  const commits = [run.commit, ...ofSizes].join(', ');
  return `- **${name}**: commit ${commits}, ${run.day}, ${run.machine}, Node ${run.node}, PostgreSQL ${run.postgres ?? '–'}.`;
}

const ratios = (size: string) =>
  table(
    ['case', '÷ bare: goal', 'before', 'after', 'commonplace ÷: goal', 'before', 'after'],
    measuredCases(size).map(({ name }) => {
      const bare = (run: Results) =>
        told(run.cases[size]?.[name] && againstBare(name, run.cases[size][name]));
      const stack = (run: Results) =>
        told(run.cases[size]?.[name] && againstCommonplace(name, run.cases[size][name]));
      const { goal } = againstBare(name, {});
      return [name, goal, ...both(bare), againstCommonplace(name, { commonplace: 0 })!.goal, ...both(stack)];
    }),
  );

const costs = (size: string) =>
  table(
    ['case', 'product before', 'product after', 'bare SQL', 'commonplace'],
    measuredCases(size).map(({ name }) => {
      const latest = (after?.cases[size]?.[name] && after) || before;
      const of = (contender: string) => number(latest?.cases[size]?.[name]?.[contender]);
      return [
        name,
        ...both((run) => number(run.cases[size]?.[name]?.['product'])),
        of('bare'),
        of('commonplace'),
      ];
    }),
  );

const figureNames = [...new Set(runs.flatMap(({ figures }) => Object.keys(figures)))];

writeFileSync(
  join(import.meta.dirname, '../docs/performance.md'),
  `# Performance

Written by \`npm run bench\`; do not edit by hand. Rates of one machine on one day mean little, so everything is a ratio against a
control in the same run, in processor time: that of the server process and of its connections at the database together.

${describe('Before', before)}
${describe('After', after)}

**Controls.** *Bare SQL*: the statements that answer the same question on the tables themselves, without the views of the product, behind
the smallest HTTP server that Node can have (\`bench/cases\`, \`bench/support/bare-server.ts\`). *Commonplace*: the same questions in NestJS,
TypeORM and Express on the same tables, written as a competent developer would (\`bench/commonplace\`); the number says how many times
as much it needs. In all of them a query runs in one process, or its time could not be counted. ✗ marks a goal that is missed; which of them can be met at
all is in [performance-goals.md](decisions/performance-goals.md). "Before" was measured with fewer calls to warm up; it has its own controls.

**Data.** For N members: 1.1 N people, 1.2 N fees, 2 N donations, 3.2 N payments with their receipts and postings, 4.7 N audit entries, and
N/10 slips that wait, at most 10,000; as the product would have written them, which \`npm run verify\` confirms (\`bench/data\`). The million members
with five million payments have 3.85 million donations and no audit entries, which reports do not read.

${sizes
  .toReversed()
  .map(
    (size) =>
      `## ${headings[size]}\n\nProduct ÷ bare SQL, and commonplace ÷ product:\n\n${ratios(size)}\n\nMilliseconds of processor time for one call:\n\n${costs(size)}`,
  )
  .join('\n\n')}

## Growth

One call at the largest size that was measured ÷ the same at 10k members; at 1m that is a hundred times the data.

${table(
  ['case', 'goal', 'before', 'after'],
  allCases.map(({ name, group }) => [
    name,
    group === 'report' ? '' : '≤ 1.5',
    ...both((run) => told(growth(name, run))),
  ]),
)}

## Load, start, memory

${table(
  ['figure', 'goal', 'before', 'after', 'after, measured at'],
  figureNames.map((name) => [
    name,
    figureGoal(name),
    ...both(({ figures }) => number(figures[name])),
    after?.figuresAt?.[name] ?? '–',
  ]),
)}

How far this goes, and what comes after: [scaling.md](scaling.md).
`,
);
