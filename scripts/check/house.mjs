import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';
import { walks } from './reading-walk.mjs';
import { repositoryFiles } from './source-files.mjs';

/** What the house allows (docs/architecture.md). Each measure takes in everything, never one file at its limit. */
const limits = { functionLines: 70, doorNames: 30, walkMedian: 20, walkWorst: 45, folderFiles: 12 };

const isProduct = (file) =>
  /^(packages|apps)\/.*\/?src\/.*\.tsx?$/.test(file) &&
  !/\.(test|itest|prove)\.tsx?$|\.generated\.ts$|\/testing\//.test(file);

/** Functions and components with more lines than can be seen at once, the longest first. */
function longFunctions(root, most) {
  return repositoryFiles(root)
    .filter(isProduct)
    .flatMap((file) =>
      functionsOf(root, file)
        .filter(({ lines }) => lines > most)
        .map((found) => ({ file, ...found })),
    )
    .sort((a, b) => b.lines - a.lines)
    .map(({ file, line, lines }) => `${file}:${line} is a function of ${lines} lines, more than ${most}`);
}

function functionsOf(root, file) {
  const source = readFileSync(join(root, file), 'utf8');
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  const found = [];
  const take = ({ start, end }) =>
    found.push({ line: lineAt(start), lines: lineAt(end) - lineAt(start) + 1 });
  new Visitor({
    FunctionDeclaration: take,
    FunctionExpression: take,
    ArrowFunctionExpression: take,
  }).visit(parseSync(file, source).program);
  return found;
}

/** How many names each `index.ts` of a module or feature lets out, the widest first. */
function doors(root) {
  return repositoryFiles(root)
    .filter((file) => /^apps\/(server\/src\/modules|web\/src\/features)\/[^/]+\/index\.ts$/.test(file))
    .map((file) => {
      const { staticExports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module;
      return { file, names: staticExports.reduce((sum, { entries }) => sum + entries.length, 0) };
    })
    .sort((a, b) => b.names - a.names);
}

/** Folders with more product files side by side than one can take in; words and doors are not counted. */
function crowdedFolders(root, most) {
  const counts = new Map();
  for (const file of repositoryFiles(root).filter(isProduct)) {
    if (/^(index|words\.\w+|titles\.\w+)\.ts$/.test(basename(file))) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).sort((a, b) => b[1] - a[1]);
}

const middle = (sorted) => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/** One line for each measure, and a sentence for each place beyond its limit. */
export function measureHouse(
  root,
  { functionLines, doorNames, walkMedian, walkWorst, folderFiles } = limits,
) {
  const wide = doors(root);
  const read = walks(root);
  const median = middle(read.map(({ files }) => files));
  return {
    note:
      `widest door ${wide[0]?.names ?? 0} names, ` +
      `walks of ${read.length} services: median ${median}, worst ${read[0]?.files ?? 0}`,
    problems: [
      ...longFunctions(root, functionLines),
      ...wide
        .filter(({ names }) => names > doorNames)
        .map(({ file, names }) => `${file} lets ${names} names out, more than ${doorNames}`),
      ...read
        .filter(({ files }) => files > walkWorst)
        .map(({ file, files }) => `To understand ${file} one reads ${files} files, more than ${walkWorst}`),
      ...(median > walkMedian
        ? [`Half of the services take more than ${median} files to be understood; ${walkMedian} may be`]
        : []),
      ...crowdedFolders(root, folderFiles).map(
        ([folder, count]) => `${folder} has ${count} files, more than ${folderFiles}`,
      ),
    ],
  };
}

if (process.argv[1] === import.meta.filename) {
  const { note, problems } = measureHouse(process.cwd());
  const shown = walks(process.cwd()).map(({ file, files }) => `${files} ${file}`);
  console.log(process.argv.includes('--walks') ? shown.join('\n') : [...problems, note].join('\n'));
}
