import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { importsByName } from './imports-by-name.mjs';

/** What `npm run prove` alone runs is no test here. */
const isHere = (file) => !file.includes('.prove.');
const isServerTest = (file) => file.endsWith('.itest.ts') && isHere(file);
const isJourney = (file) => file.endsWith('.e2e.ts') && isHere(file);
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file) || isServerTest(file) || isJourney(file);

/** What imports everything, and so says nothing about what a change can break. */
const isEverything = (file) =>
  /^(apps\/server\/src\/(testing\/|app[\w-]*\.ts)|apps\/web\/src\/app\/|e2e\/support\/)|\/index\.ts$/.test(
    file,
  );

/** Enough for a change in one module to be tested in two minutes. */
const mostJourneys = 6;

/**
 * The tests that a change of these files can break: those whose imports lead to a changed file, the integration tests
 * beside a file whose imports do, and the journeys that name most often the addresses and endpoints of such files.
 */
export function affectedTests(root, files, changed) {
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));
  const reached = reachedBackwards(importsByName(root, code), changed);
  const folders = new Set([...reached].filter((file) => !isTest(file)).map((file) => dirname(file)));
  const tests = code.filter(
    (file) =>
      isTest(file) &&
      (changed.includes(file) ||
        (!isJourney(file) && reached.has(file)) ||
        (isServerTest(file) && folders.has(dirname(file)))),
  );
  const journeys = journeysAbout(root, code, reached).filter((file) => !tests.includes(file));
  return { tests: [...tests, ...journeys.slice(0, mostJourneys)], leftOut: journeys.slice(mostJourneys) };
}

/** These files, and all whose imports lead to one of them. */
function reachedBackwards(imports, changed) {
  const importersOf = new Map();
  for (const [from, targets] of imports)
    for (const to of targets) importersOf.set(to, [...(importersOf.get(to) ?? []), from]);
  const seen = new Set();
  const open = [...changed];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!isEverything(file)) open.push(...(importersOf.get(file) ?? []));
  }
  return seen;
}

/** The journeys that name an address or an endpoint of these files, those first that do so most often. */
function journeysAbout(root, code, reached) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const names = [...reached].flatMap((file) => {
    if (file.endsWith('/routes.tsx')) return matches(read(file), /path: '(\/[\w-]+(?:\/[\w-]+)?)/g);
    if (file.endsWith('.routes.ts'))
      return matches(read(file), /= routes\(\s*(\w+),/g).map((name) => `${name}.`);
    return [];
  });
  return code
    .filter(isJourney)
    .map((file) => ({ file, count: occurrences(read(file), names) + (reached.has(file) ? 1 : 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ file }) => file);
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
const occurrences = (text, names) => names.reduce((sum, name) => sum + text.split(name).length - 1, 0);
