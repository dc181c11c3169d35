import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { Cost } from './measure-case.ts';

export interface Results {
  commit: string;
  day: string;
  machine: string;
  node: string;
  postgres?: string;
  /** Size → the commit it was measured at last. */
  commits?: Record<string, string>;
  /** Size → case → contender → milliseconds of processor time for one call. */
  cases: Record<string, Record<string, Cost>>;
  /** What is no comparison of calls: start, memory, load. */
  figures: Record<string, number>;
  /** Figure → the commit it was measured at last. */
  figuresAt?: Record<string, string>;
}

/** BENCH_KEEP_AS=before keeps the numbers to compare later ones with. */
const runs = ['before', 'after'] as const;
type Run = (typeof runs)[number];
const thisRun: Run = process.env['BENCH_KEEP_AS'] === 'before' ? 'before' : 'after';
const fileOf = (run: Run) => join(import.meta.dirname, '../results', `${run}.json`);

export function readResults(run: Run): Results | undefined {
  return existsSync(fileOf(run)) ? (JSON.parse(readFileSync(fileOf(run), 'utf8')) as Results) : undefined;
}

/** Puts what was measured beside what this run has measured already. */
export function keepResults(part: Partial<Pick<Results, 'cases' | 'figures' | 'postgres'>>): void {
  const known = readResults(thisRun);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const cases = { ...known?.cases };
  const machine = `${cpus().length} × ${cpus()[0]?.model || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const isElsewhere = known !== undefined && known.machine !== machine;
  const measuredAt = `${process.env['BENCH_COMMIT'] ?? commit}${isElsewhere ? ` on ${machine}` : ''}`;
  const before = Object.fromEntries(Object.keys(cases).map((size) => [size, known!.commit]));
  const ofFigures = Object.keys(part.figures ?? {}).map((name) => [name, measuredAt]);
  const ofSizes = Object.keys(part.cases ?? {}).map((size) => [size, measuredAt]);
  for (const [size, measured] of Object.entries(part.cases ?? {}))
    cases[size] = { ...cases[size], ...measured };
  const about = {
    commit: measuredAt,
    day: new Date().toISOString().slice(0, 10),
    machine,
    node: process.versions.node,
    ...(part.postgres ? { postgres: part.postgres } : {}),
  };
  const results: Results = {
    ...about,
    ...known,
    // What was measured on another machine says so itself.
    ...(isElsewhere ? {} : about),
    commits: { ...before, ...known?.commits, ...Object.fromEntries(ofSizes) },
    cases,
    figures: { ...known?.figures, ...part.figures },
    figuresAt: { ...known?.figuresAt, ...Object.fromEntries(ofFigures) },
  };
  mkdirSync(dirname(fileOf(thisRun)), { recursive: true });
  writeFileSync(fileOf(thisRun), `${JSON.stringify(results, null, 2)}\n`);
}
