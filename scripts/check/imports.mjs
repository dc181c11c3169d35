import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/**
 * Every import of the given files, types included, as { from, to, isLazy }. `to` is a path in the repository,
 * or `npm:name` for a package and `node:name` for a part of Node.
 */
export function readImports(root, files) {
  return files.flatMap((from) => {
    const source = readFileSync(join(root, from), 'utf8');
    const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
    const eager = [...staticImports, ...staticExports.flatMap((statement) => statement.entries)]
      .map((part) => part.moduleRequest?.value)
      .filter(Boolean);
    const lazy = dynamicImports
      .map(({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(source.slice(start, end))?.[1])
      .filter(Boolean);
    const edge = (isLazy) => (name) => ({ from, to: target(from, name), isLazy });
    return [...eager.map(edge(false)), ...lazy.map(edge(true))];
  });
}

function target(from, name) {
  if (name.startsWith('.')) return join(dirname(from), name.replace(/\?.*$/, ''));
  if (name === '@kathok/contract') return 'packages/contract/src/index.ts';
  if (name.startsWith('node:')) return name;
  return `npm:${/^(@[^/]+\/)?[^/]+/.exec(name)?.[0]}`;
}
