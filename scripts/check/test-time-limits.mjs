import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { repositoryFiles } from './source-files.mjs';

const shortest = 60_000;
const isTest = (file) => /\.(test|itest|e2e)\.(tsx?|mjs)$/.test(file) || /^e2e\/support\/.*\.ts$/.test(file);
const isPromise = (line) => /\/\/.*time is the promise/i.test(line);

/** House rule: a limit of time ends what hangs, on a machine however busy. A line says so where time is the promise. */
export function shortTimeLimits(root) {
  return repositoryFiles(root)
    .filter(isTest)
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const lines = source.split('\n');
      return limitsIn(parseSync(file, source).program)
        .filter(({ value }) => value < shortest)
        .map(({ value, start }) => ({ value, number: source.slice(0, start).split('\n').length }))
        .filter(({ number }) => !isPromise(lines[number - 1]))
        .map(
          ({ value, number }) =>
            `${file}:${number} gives up after ${value} ms: wait for at least ${shortest}, or say “time is the promise” beside it`,
        );
    });
}

/** The numbers that limit a test, a hook or a wait: `timeout: n` in any options, or `n` as the last argument. */
function limitsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  const own =
    node.type === 'Property' && node.key.name === 'timeout'
      ? [node.value]
      : node.type === 'CallExpression' && takesALimit(node.callee)
        ? node.arguments.slice(1).slice(-1)
        : [];
  const inside = Object.values(node).flatMap((child) =>
    Array.isArray(child) ? child.flatMap(limitsIn) : limitsIn(child),
  );
  return [...own.filter(({ value }) => typeof value === 'number'), ...inside];
}

/** `test`, `it.each([…])`, `testInProve`, `beforeAll`, `vi.waitFor` and the like. */
function takesALimit(callee) {
  if (callee.type === 'Identifier')
    return /^(test|it)([A-Z]\w*)?$|^(before|after)(All|Each)$/.test(callee.name);
  if (callee.type === 'CallExpression') return takesALimit(callee.callee);
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return object.name === 'vi' ? /^wait(For|Until)$/.test(property.name) : takesALimit(object);
}
