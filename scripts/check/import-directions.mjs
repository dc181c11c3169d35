import { findCircles } from './circles.mjs';
import { importRules, isTest } from './import-rules.mjs';
import { readImports } from './imports.mjs';
import { repositoryFiles } from './source-files.mjs';

/** One sentence for each import that points the wrong way or closes a circle. */
export function wrongImports(root) {
  const files = repositoryFiles(root).filter((file) => /^(packages|apps|e2e|bench)\/.*\.tsx?$/.test(file));
  const imports = readImports(root, files);
  const broken = importRules.flatMap((rule) =>
    imports
      .filter((edge) => isForbidden(rule, edge))
      .map(({ from, to }) => `${rule.name}:\n    ${from}\n    imports ${to}`),
  );
  return [
    ...broken,
    ...findCircles(imports).map((circle) => `A circle:\n    ${circle.join('\n    imports ')}`),
    ...findCircles(betweenModules(imports)).map(
      (circle) => `Modules that need each other:\n    ${circle.join('\n    needs ')}`,
    ),
  ];
}

/** The same imports, as those of whole modules of the server. Tests may look everywhere. */
function betweenModules(imports) {
  return imports
    .filter(({ from }) => !isTest.test(from))
    .map(({ from, to, isLazy }) => ({ from: moduleOf(from), to: moduleOf(to), isLazy }))
    .filter(({ from, to }) => from && to && from !== to);
}

const moduleOf = (file) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];

function isForbidden({ from, to, except }, edge) {
  const match = new RegExp(from).exec(edge.from);
  if (!match || !new RegExp(to).test(edge.to)) return false;
  return !except || !new RegExp(except.replaceAll('$1', match[1] ?? '')).test(edge.to);
}
