import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'apps/server/migrations';
const list = `${folder}/released.sha256`;

/**
 * A migration that was released has run on data of other people, so it stays as it is for ever. The list has a line
 * for each, in the form of `sha256sum`; a new migration is added to it when it is released.
 */
export function changedMigrations(root) {
  if (!existsSync(join(root, list))) return [`${list} is missing`];
  const lines = readFileSync(join(root, list), 'utf8').trim().split(/\r?\n/);
  const released = new Map(lines.map((line) => line.split('  ').toReversed()));
  const present = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'));
  const last = [...released.keys()].sort().at(-1) ?? '';
  return [
    ...[...released.keys()]
      .filter((name) => !present.includes(name))
      .map((name) => `${folder}/${name} was released and is missing`),
    ...present
      .filter((name) => released.has(name) && released.get(name) !== checksum(join(root, folder, name)))
      .map((name) => `${folder}/${name} was released and must stay as it was; write a new migration`),
    ...present
      .filter((name) => name < last && !released.has(name))
      .map((name) => `${folder}/${name} comes before ${last}, which was released already`),
  ];
}

/** A checkout on Windows may have other line ends; the migration is the same. */
function checksum(file) {
  return createHash('sha256').update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).digest('hex');
}
