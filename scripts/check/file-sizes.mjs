import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './source-files.mjs';

const longest = 300;
const isMeasured = (file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith('.generated.ts');
const mayBeLong = (file) => /\.(test|itest|e2e)\.(tsx?|mjs)$/.test(file);

/** House rule: median under 60 lines, nine in ten under 150, none over 300 (tests and what is generated may be longer). */
export function measureFiles(root) {
  const sizes = repositoryFiles(root)
    .filter((file) => isMeasured(file) && !mayBeLong(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;
  return {
    median: at(0.5),
    nineInTen: at(0.9),
    problems: [
      ...sizes
        .filter(({ lines }) => lines > longest)
        .map(({ file, lines }) => `${file} has ${lines} lines, more than ${longest}`),
      ...(at(0.5) >= 60 ? [`The median file has ${at(0.5)} lines; it should stay under 60`] : []),
      ...(at(0.9) >= 150 ? [`Nine files in ten have up to ${at(0.9)} lines; it should stay under 150`] : []),
    ],
  };
}
