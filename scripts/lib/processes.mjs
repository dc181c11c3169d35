import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './root.mjs';

/**
 * Runs a program to its end with our own input and output, or, beside another one, with what it said printed at its end.
 * Resolves with the exit code.
 */
export function run(program, args, { env = {}, printsAtEnd = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = printsAtEnd ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    // Told to stop, we let the program stop first, so that nothing it started is left behind.
    let isStopping = false;
    const stop = (signal) => {
      isStopping = true;
      child.kill(signal);
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      process.stdout.write(Buffer.concat(said));
      if (isStopping) process.exit(1);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program quietly. Resolves with its exit code and everything it said. */
export function capture(program, args, { cwd = root, env = {}, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** The package of a tool that is not called as it is. */
const packages = { tsc: 'typescript' };

/**
 * What Node runs when it runs an installed development tool. Not the link in node_modules/.bin, which on Windows is a
 * script for its shell.
 */
export function tool(name) {
  const folder = inRoot('node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
