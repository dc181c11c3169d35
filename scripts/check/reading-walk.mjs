import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/** What somebody reads to understand how staff decide on the slip of a fee, and how many files that may take. */
const start = 'apps/server/src/modules/fees/decide-fee.service.ts';
const most = 35;

/**
 * House rule: one act can be understood by reading few files. Counted are the files of modules that are reached by
 * imports of values. A module's `index.ts` is passed through to the file that declares the name.
 */
export function longWalk(root) {
  const files = walk(root, start);
  if (files.length <= most) return { problems: [], note: `${files.length} files` };
  return {
    problems: [`To understand ${start} one reads ${files.length} files, more than ${most}:`, ...files],
  };
}

function walk(root, first) {
  const seen = new Set();
  const open = [first];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || !file.includes('/modules/')) continue;
    seen.add(file);
    for (const { from, name } of importedValues(root, file)) open.push(behindDoor(root, from, name));
  }
  return [...seen].sort();
}

function behindDoor(root, file, name) {
  if (!file.endsWith('/index.ts')) return file;
  const entries = parse(root, file).staticExports.flatMap(({ entries }) => entries);
  const declared = entries.find(({ exportName }) => exportName.name === name);
  return declared?.moduleRequest ? join(dirname(file), declared.moduleRequest.value) : file;
}

function importedValues(root, file) {
  return parse(root, file).staticImports.flatMap(({ moduleRequest, entries }) =>
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
