import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot, root } from '../lib/root.mjs';
import { repositoryFiles } from './source-files.mjs';
import { steps } from './steps.mjs';

/** What tells the steps where to look and what for. One wrong file beside it is found in a fraction of the time. */
const isSetting = (file) =>
  /(^|\/)(\.gitignore|(package|tsconfig[\w.]*|knip|\.ox\w+)\.json)$/.test(file) ||
  file.startsWith('apps/server/migrations/');

let copy;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kathok-check-'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  for (const file of repositoryFiles(root).filter(isSetting)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(inRoot(file), join(copy, file));
  }
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true }));

/** For each kind of step: a file that must not be let through, and what the step says about it. */
const violations = {
  'dead code': ['packages/contract/src/forgotten.ts', 'export const forgotten = 1;\n', 'forgotten.ts'],
  'types of packages/contract': [
    'packages/contract/src/wrong.ts',
    "export const count: number = 'one';\n",
    'wrong.ts',
  ],
  'types of apps/web': ['apps/web/src/wrong.ts', "export const count: number = 'one';\n", 'wrong.ts'],
  'types of all the rest': ['apps/server/src/wrong.ts', "export const count: number = 'one';\n", 'wrong.ts'],
  lint: [
    'packages/contract/src/any.ts',
    'export const anything = (value: any) => value;\n',
    'no-explicit-any',
  ],
  format: ['packages/contract/src/ugly.ts', 'export  const  ugly = "yes"', 'ugly.ts'],
  'import directions': ['packages/contract/src/node.ts', "import 'node:fs';\n", 'The contract knows neither'],
  'queries in repositories': [
    'apps/server/src/modules/users/user.service.ts',
    "export const find = (db) => db.selectFrom('users');\n",
    'user.service.ts:1 builds a query',
  ],
  'functions, doors, walks and folders': [
    'apps/server/src/modules/fees/decide-fee.service.ts',
    `export function decideFee() {\n${'  run();\n'.repeat(200)}}\n`,
    'decide-fee.service.ts:1 is a function of 202 lines',
  ],
  'texts in Dzongkha': [
    'apps/web/src/public/faq/more/words.en.ts',
    "export const words = { asked: 'What people ask' };\n",
    'No Dzongkha for public/faq/more/words#asked: What people ask',
  ],
  'file sizes': ['apps/web/src/long.ts', '// a line\n'.repeat(301), 'long.ts has 301 lines'],
  'time limits of tests': [
    'apps/server/src/modules/users/quick.itest.ts',
    "test('quick', async () => {}, 5_000);\n",
    'quick.itest.ts:1 gives up after 5000 ms',
  ],
  'no registry named': [
    'docs/install.md',
    `npm i --registry=https://registry.${'npmjs'}.org`,
    'install.md names',
  ],
  'plain English': [
    'apps/server/src/modules/donations/promise.ts',
    `export const promise${['Gi', 'ft'].join('')} = 1;\n`,
    'promise.ts:1 says',
  ],
  'row types': [
    'apps/server/src/db/row-types.generated.ts',
    'export interface RowTypes {}\n',
    'differs from the migrated database',
  ],
  'decision heads': ['docs/decisions/new.md', '# New\n\nWithout a day.\n', 'new.md has no line'],
  'released migrations': [
    'apps/server/migrations/0000_before_all.sql',
    'SELECT 1;\n',
    '0000_before_all.sql comes before',
  ],
};

test('every step has its violation here', () => {
  expect(Object.keys(violations).sort()).toEqual(steps.map((step) => step.name).sort());
});

async function problemWith(step, file, text) {
  mkdirSync(join(copy, dirname(file)), { recursive: true });
  writeFileSync(join(copy, file), text);
  const { problem } = await step.run(copy);
  rmSync(join(copy, file));
  return problem;
}

test.each(steps)('$name fails when it should', async (step) => {
  const [file, text, said] = violations[step.name];
  expect(await problemWith(step, file, text)).toContain(said);
});

test.each([
  ['apps/server/src/modules/fees/index.ts', "export { fee } from './fee.ts';\n", 'lets 100 names out'],
  [
    'apps/server/src/modules/fees/walk.service.ts',
    "import { step } from './step.ts';\n",
    'one reads 101 files',
  ],
])('a house with too much in %s is refused', async (file, line, said) => {
  const step = steps.find(({ name }) => name === 'functions, doors, walks and folders');
  const lines = Array.from({ length: 100 }, (_, at) =>
    line
      .replaceAll('fee }', `fee${at} }`)
      .replace('step.ts', `step-${at}.ts`)
      .replace('{ step }', `{ step${at} }`),
  );
  expect(await problemWith(step, file, lines.join(''))).toContain(said);
});

test.each([
  ['apps/server/src/modules/users/tell-user.ts', 'export {};\n', 'a name that nobody would search for'],
  ['apps/web/src/lib/call.ts', `interface ${'Asked'} {}\n`, 'call.ts:1 names a type by a participle'],
  [
    'apps/web/src/lib/call.ts',
    '/** Of the member. */\n',
    'call.ts:1 is a comment that cannot be understood alone',
  ],
])('plain English is asked of names, types and comments in %s', async (file, text, said) => {
  const step = steps.find(({ name }) => name === 'plain English');
  expect(await problemWith(step, file, text)).toContain(said);
});

test('a folder with too many files is refused', async () => {
  const step = steps.find(({ name }) => name === 'functions, doors, walks and folders');
  const folder = 'packages/contract/src/crowd';
  mkdirSync(join(copy, folder), { recursive: true });
  for (let at = 0; at < 50; at++) writeFileSync(join(copy, folder, `one-${at}.ts`), 'export {};\n');
  const { problem } = await step.run(copy);
  rmSync(join(copy, folder), { recursive: true });
  expect(problem).toContain(`${folder} has 50 files`);
});

test('types in e2e and bench are checked too', async () => {
  const step = steps.find(({ name }) => name === 'types of all the rest');
  const wrong = ['e2e/wrong.ts', 'bench/wrong.ts', 'bench/cases/wrong.ts'];
  mkdirSync(join(copy, 'bench/cases'), { recursive: true });
  mkdirSync(join(copy, 'e2e'), { recursive: true });
  for (const file of wrong) writeFileSync(join(copy, file), "export const count: number = 'one';\n");
  const { problem } = await step.run(copy);
  for (const file of wrong) {
    expect(problem).toContain(file);
    rmSync(join(copy, file));
  }
});

test.each([
  ['format', '.a{color:red} .b{color:blue}\n', 'wide.css'],
  ['file sizes', '.a {\n  color: red;\n}\n'.repeat(101), 'wide.css has 303 lines'],
])('stylesheets of the theme are held to the %s step too', async (name, text, said) => {
  const step = steps.find((one) => one.name === name);
  expect(await problemWith(step, 'apps/web/src/theme/wide.css', text)).toContain(said);
});
