import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './source-files.mjs';

const isServer = (file) => /^apps\/server\/src\/(modules|platform|http)\/.*\.ts$/.test(file);
const mayQuery = (file) => /(\.repository|-sql|\.(test|itest|prove))\.ts$/.test(file);
const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;

/** House rule: only repositories, and the parts of queries beside them, build queries. */
export function queriesElsewhere(root) {
  return repositoryFiles(root)
    .filter((file) => isServer(file) && !mayQuery(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          query.test(line) ? [`${file}:${at + 1} builds a query outside of a repository`] : [],
        ),
    );
}
