import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

/**
 * Which file of the repository imports from which, as a map from a file to those it imports from. Behind an `index.ts`
 * stands the file that declares the name, so that a file that needs one name of a module does not need all of it.
 */
export function importsByName(root, files) {
  const parsed = new Map(
    files.map((file) => [file, parseSync(file, readFileSync(join(root, file), 'utf8')).module]),
  );

  /** The file that declares this name: the one itself, unless it only passes the name on. */
  function declaring(file, name, seen = new Set()) {
    const exports = parsed.get(file)?.staticExports.flatMap(({ entries }) => entries) ?? [];
    if (!file.endsWith('/index.ts') || seen.has(file)) return file;
    seen.add(file);
    for (const { exportName, moduleRequest } of exports) {
      if (!moduleRequest) continue;
      const next = join(dirname(file), moduleRequest.value);
      if (exportName.name === name) return declaring(next, name, seen);
      if (exportName.kind === 'None' && declares(next, name)) return next;
    }
    return file;
  }

  const declares = (file, name) =>
    parsed
      .get(file)
      ?.staticExports.some(({ entries }) => entries.some((entry) => entry.exportName.name === name));

  function importedBy(file) {
    const { staticImports, staticExports, dynamicImports } = parsed.get(file);
    const source = dynamicImports.length > 0 ? readFileSync(join(root, file), 'utf8') : '';
    return new Set([
      ...staticImports.flatMap(({ moduleRequest, entries }) => {
        const to = target(file, moduleRequest.value);
        return to && entries.length > 0
          ? entries.map(({ importName }) => declaring(to, importName.name))
          : [to];
      }),
      ...staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest }) => moduleRequest && target(file, moduleRequest.value)),
      ),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) =>
        target(file, source.slice(start + 1, end - 1)),
      ),
    ]);
  }

  return new Map(files.map((file) => [file, [...importedBy(file)].filter(Boolean)]));
}

function target(from, name) {
  if (name.startsWith('.')) return join(dirname(from), name.replace(/\?.*$/, ''));
  return name === '@kathok/contract' ? 'packages/contract/src/index.ts' : undefined;
}
