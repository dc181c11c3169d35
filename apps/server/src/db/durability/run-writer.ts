import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { packageRoot } from '../../platform/package-root.ts';

const program = join(packageRoot(), 'dist', 'durability', 'writer.js');

/** As a bundle it starts in a fraction of the time that compiling at every start would take. */
export async function buildWriter(): Promise<void> {
  const source = join(packageRoot(), 'src', 'db', 'durability', 'writer.ts');
  const node = { platform: 'node', format: 'esm', packages: 'external' } as const;
  await build({ entryPoints: [source], outfile: program, bundle: true, ...node });
}

export interface WriterRun {
  process: ChildProcess;
  /** Every line so far. */
  lines: string[];
  /** The line that begins with one of these words; fails when the program ends without one. */
  said(...words: string[]): Promise<string>;
  ended: Promise<number | null>;
}

export function runWriter(
  args: string[],
  { before = [] as string[], node = [] as string[] } = {},
): WriterRun {
  const [command = '', ...rest] = [...before, process.execPath, ...node, program, ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const said = async (...words: string[]) => {
    const find = () => lines.find((line) => words.some((word) => line.startsWith(word)));
    while (!find()) {
      const isOver = await Promise.race([once(reader, 'line').then(() => false), ended.then(() => true)]);
      if (isOver && !find())
        throw new Error(`The writer ended without ${words.join(' or ')}: ${lines.join(' / ')}`);
    }
    return find()!;
  };
  return { process: child, lines, said, ended };
}
