import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

const folder = inRoot('test-results');
const file = inRoot('test-results/report.json');

/** Nothing of an earlier run may be taken for this one's. */
export function clearReport() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** What ran, as { suite: { passed, failed } }. */
export const writeReport = (counts) => writeFileSync(file, JSON.stringify(counts, undefined, 2));

export const readReport = () => JSON.parse(readFileSync(file, 'utf8'));
