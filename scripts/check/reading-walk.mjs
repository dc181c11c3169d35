import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { repositoryFiles } from './source-files.mjs';

/**
 * How many files somebody reads to understand each service, the most first. Counted are the files of modules that are
 * reached by imports of values. A module's `index.ts` is passed through to the file that declares the name.
 */
export function walks(root) {
  const importsOf = readerOfImports(root);
  return repositoryFiles(root)
    .filter((file) => /^apps\/server\/src\/modules\/.*\.service\.ts$/.test(file))
    .map((file) => ({ file, files: walk(importsOf, file).size }))
    .sort((a, b) => b.files - a.files);
}

/** The files that are reached from one, with itself. */
function walk(importsOf, first) {
  const seen = new Set();
  const open = [first];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || !file.includes('/modules/')) continue;
    seen.add(file);
    open.push(...importsOf(file));
  }
  return seen;
}

/** The imported files of a file, each worked out once however many walks pass it. */
function readerOfImports(root) {
  const parsed = kept((file) => parse(root, file));
  return kept((file) => importedValues(parsed, file).map(({ from, name }) => behindDoor(parsed, from, name)));
}

function kept(work) {
  const results = new Map();
  return (key) => {
    if (!results.has(key)) results.set(key, work(key));
    return results.get(key);
  };
}

function behindDoor(parsed, file, name) {
  if (!file.endsWith('/index.ts')) return file;
  const entries = parsed(file).staticExports.flatMap(({ entries }) => entries);
  const declared = entries.find(({ exportName }) => exportName.name === name);
  return declared?.moduleRequest ? join(dirname(file), declared.moduleRequest.value) : file;
}

function importedValues(parsed, file) {
  return parsed(file).staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value.startsWith('.')
      ? entries
          .filter(({ isType }) => !isType)
          .map(({ importName }) => ({
            from: join(dirname(file), moduleRequest.value),
            name: importName.name,
          }))
      : [],
  );
}

function parse(root, file) {
  let source = '';
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch {
    // A file that is not there is for the type checker to find.
  }
  return parseSync(file, source).module;
}
