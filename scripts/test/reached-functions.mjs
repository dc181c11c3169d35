import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/root.mjs';

const exported = /^export (?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:\(|\w+ =>))/gm;

/** Every function that a repository of this folder offers, as "modules/users/user.repository.ts createUser". */
export function repositoryFunctions(source) {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.repository.ts'))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(exported)].map(
        ([, declared, assigned]) => `${file} ${declared ?? assigned}`,
      ),
    );
}

/** What apps/server/src/testing/record-reached.ts has written while the tests ran; nothing, where none could begin. */
function readReached(folder) {
  const files = (existsSync(folder) ? readdirSync(folder) : []).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return new Set(files.flatMap((text) => text.split('\n')));
}

/** The same SQL runs on two builds of PostgreSQL, so each query is run on the embedded one at least once. */
export function unreachedFunctions(
  source = inRoot('apps/server/src'),
  reachedFolder = inRoot('test-results/reached'),
) {
  const reached = readReached(reachedFolder);
  return repositoryFunctions(source).filter((name) => !reached.has(name));
}
