import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { packageRoot } from '../../base/start/package-root.ts';
import { shortLived } from './short-lived.ts';

/** Programs that tests start and kill, by where their source is. */
const sources = {
  writer: 'db/durability/writer.ts',
  migrator: 'db/durability/migrator.ts',
  approver: 'proofs/approver.ts',
  slipReader: 'modules/payments/slips/slip-reader.ts',
  diskScenario: 'testing/disk-scenario.ts',
};
export type ProgramName = keyof typeof sources;

export const programFile = (name: ProgramName) => join(packageRoot(), 'dist', 'durability', `${name}.js`);

/** A bundle starts in a fraction of the time that compiling at every start would take. */
export async function buildProgram(name: ProgramName): Promise<void> {
  const source = join(packageRoot(), 'src', sources[name]);
  const node = { platform: 'node', format: 'esm', packages: 'external' } as const;
  // Source of ours, not a package to be found at run time.
  const alias = { '@kathok/contract': join(packageRoot(), '../../packages/contract/src/index.ts') };
  await build({ entryPoints: [source], outfile: programFile(name), bundle: true, alias, ...node });
}

export interface ProgramRun {
  process: ChildProcess;
  /** Every line so far. */
  lines: string[];
  /** The line that begins with one of these words; fails when the program ends without one. */
  said(...words: string[]): Promise<string>;
  ended: Promise<number | null>;
}

/** `before` is a command to run it under, `node` are options for Node. */
export function runProgram(
  name: ProgramName,
  args: string[],
  { before = [] as string[], node = [] as string[] } = {},
): ProgramRun {
  const program = [process.execPath, ...shortLived, ...node, programFile(name)];
  const [command = '', ...rest] = [...before, ...program, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const said = async (...words: string[]) => {
    const find = () => lines.find((line) => words.some((word) => line.startsWith(word)));
    while (!find()) {
      const isOver = await Promise.race([once(reader, 'line').then(() => false), ended.then(() => true)]);
      if (isOver && !find()) throw new Error(`It ended without ${words.join(' or ')}: ${lines.join(' / ')}`);
    }
    return find()!;
  };
  return { process: child, lines, said, ended };
}
