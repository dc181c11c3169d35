import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Cost } from './measure-case.ts';

interface Run {
  day: string;
  machine: string;
  node: string;
  postgres?: string;
}

export interface Results {
  /** The commits that something was measured at, and on what. */
  runs: Record<string, Run>;
  /** Size → the commit it was measured at last. */
  casesAt: Record<string, string>;
  /** Size → case → contender → milliseconds of processor time for one call. */
  cases: Record<string, Record<string, Cost>>;
  /** What is no comparison of calls: start, memory, load. */
  figures: Record<string, { value: number; commit: string }>;
}

const file = join(import.meta.dirname, '../results.json');

export const readResults = (): Results =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Results)
    : { runs: {}, casesAt: {}, cases: {}, figures: {} };

interface Measured {
  cases?: Results['cases'];
  figures?: Record<string, number>;
  postgres?: string;
}

/** More digits would say nothing, and every run would change them. */
const rounded = (value: number) => Number(value.toPrecision(4));
const roundedAll = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, rounded(value)]));

/** Puts what was measured beside what was measured before. */
export function keepResults({ cases = {}, figures = {}, postgres }: Measured): void {
  const results = readResults();
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  results.runs[commit] = {
    ...results.runs[commit],
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.versions.node,
    ...(postgres && { postgres }),
  };
  for (const [size, measured] of Object.entries(cases)) {
    results.casesAt[size] = commit;
    results.cases[size] = { ...results.cases[size] };
    for (const [name, cost] of Object.entries(measured)) results.cases[size][name] = roundedAll(cost);
  }
  for (const [name, value] of Object.entries(figures))
    results.figures[name] = { value: rounded(value), commit };
  const known = new Set([
    ...Object.values(results.casesAt),
    ...Object.values(results.figures).map((one) => one.commit),
  ]);
  results.runs = Object.fromEntries(Object.entries(results.runs).filter(([name]) => known.has(name)));
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
