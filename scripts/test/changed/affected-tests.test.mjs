import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { affectedTests } from './affected-tests.mjs';

const server = 'apps/server/src';
const sources = {
  'packages/contract/src/index.ts': "export * from './lamps.endpoints.ts';",
  'packages/contract/src/lamps.endpoints.ts': 'export const lamps = {};',
  [`${server}/app.ts`]: "import './modules/lamps/lamp.routes.ts'; import './modules/bells/bell.service.ts';",
  [`${server}/testing/start-app.ts`]: "import '../app.ts';",
  [`${server}/modules/lamps/index.ts`]:
    "export { lightLamp } from './light.ts'; export { oil } from './oil.ts';",
  [`${server}/modules/lamps/light.ts`]: "import { oil } from './oil.ts'; export const lightLamp = oil;",
  [`${server}/modules/lamps/oil.ts`]: 'export const oil = 1;',
  [`${server}/modules/lamps/oil.test.ts`]: "import { oil } from './oil.ts';",
  [`${server}/modules/lamps/lamp.routes.ts`]:
    "import { lamps } from '@kathok/contract'; import { lightLamp } from './light.ts'; export const lampRoutes = routes(lamps, { lightLamp });",
  [`${server}/modules/lamps/lamp.itest.ts`]: "import '../../testing/start-app.ts';",
  [`${server}/modules/bells/bell.service.ts`]:
    "import { lightLamp } from '../lamps/index.ts'; export const bell = lightLamp;",
  [`${server}/modules/bells/bell.itest.ts`]: "import '../../testing/start-app.ts';",
  [`${server}/modules/drums/drum.itest.ts`]: "import '../../testing/start-app.ts';",
  'e2e/journeys/lamps-are-lit.e2e.ts': "import { lamps } from '@kathok/contract'; ask(lamps.light);",
  'e2e/journeys/drums-are-played.e2e.ts': "page.goto('/drums');",
};

function affectedBy(...changed) {
  const root = mkdtempSync(join(tmpdir(), 'kathok-affected-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return affectedTests(root, Object.keys(sources), changed).tests;
}

test('what imports a changed file, lies beside what does, or walks through it is affected', () => {
  expect(affectedBy(`${server}/modules/lamps/oil.ts`)).toEqual([
    `${server}/modules/lamps/oil.test.ts`,
    `${server}/modules/lamps/lamp.itest.ts`,
    `${server}/modules/bells/bell.itest.ts`,
    'e2e/journeys/lamps-are-lit.e2e.ts',
  ]);
});

test('a name that a door offers beside a changed one is not affected, nor what only the fixtures reach', () => {
  expect(affectedBy(`${server}/modules/bells/bell.service.ts`)).toEqual([
    `${server}/modules/bells/bell.itest.ts`,
  ]);
});

test('a test that was changed itself is affected', () => {
  expect(affectedBy('e2e/journeys/drums-are-played.e2e.ts')).toEqual([
    'e2e/journeys/drums-are-played.e2e.ts',
  ]);
});
