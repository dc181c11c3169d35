import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { shortestPassphrase } from '@kathok/contract';
import { StartError } from '../base/start/start-error.ts';

/** The first line of a file that only its owner should be able to read. */
export function readPassphraseFile(file: string): string {
  const [line = ''] = readFileSync(file, 'utf8').split(/\r?\n/, 1);
  return requireLong(line.trim());
}

function requireLong(passphrase: string): string {
  if (passphrase.length < shortestPassphrase)
    throw new StartError(`A passphrase has at least ${shortestPassphrase} characters.`);
  return passphrase;
}

/** For a backup that is there: whatever its owner typed then. */
export async function askPassphrase(question = 'Passphrase: '): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartError(
      'There is no terminal to ask at: name a file with the passphrase, --passphrase-file F.',
    );
  // What is typed is not shown, so that nobody reads it over a shoulder or in the lines above.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const typing = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write(question);
  try {
    return await typing.question('');
  } finally {
    typing.close();
    process.stdout.write('\n');
  }
}

export async function askNewPassphrase(): Promise<string> {
  const typed = requireLong((await askPassphrase('New passphrase: ')).trim());
  if ((await askPassphrase('Once more: ')).trim() !== typed)
    throw new StartError('The two passphrases are not the same. Nothing was saved.');
  return typed;
}
