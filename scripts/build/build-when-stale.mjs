import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from '../lib/fingerprint.mjs';
import { inRoot } from '../lib/root.mjs';
import * as server from './server.mjs';
import * as template from './template.mjs';
import * as web from './web.mjs';

/** Compares what a part is made of with the note its last build left, and builds only when they differ. */
async function buildPart(name, part) {
  const note = inRoot(part.outputFolder, `.${name}-built-from`);
  const current = fingerprint(part.inputs);
  if (read(note) === current) return;
  console.log(`Building ${name} …`);
  await part.build();
  mkdirSync(inRoot(part.outputFolder), { recursive: true });
  writeFileSync(note, current);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export async function buildServerWhenStale() {
  await buildPart('server', server);
  await buildPart('template', template);
}

export async function buildWhenStale() {
  await Promise.all([buildServerWhenStale(), buildPart('web', web)]);
}
