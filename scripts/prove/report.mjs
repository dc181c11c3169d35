import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { promises } from './promises.mjs';

const kept = inRoot('test-results/proof.json');
const page = inRoot('docs/proof.md');

const git = (...args) => execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8' }).trim();

/** With a plus where something is not committed. */
const commitNow = () =>
  git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain', '--', ':!docs/proof.md') ? '+' : '');

/**
 * What was proved so far, by file. A run that was stopped goes on where it was, as long as nothing has changed, and with
 * the seed that it began with.
 */
export function openReport({ commit = commitNow(), drawn = Math.floor(Math.random() * 1_000_000) } = {}) {
  const results = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const before = Object.values(results).find((result) => result.commit === commit);
  const seed = Number(process.env.SEED ?? before?.seed ?? drawn);
  return {
    seed,
    isProved: (file) =>
      isProved(results[file]) && results[file].commit === commit && results[file].seed === seed,
    add(file, { isDone, seconds }) {
      const day = new Date().toISOString().slice(0, 10);
      results[file] = { isDone, seconds: Math.round(seconds), day, commit, seed };
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, JSON.stringify(results, null, 2));
      writeFileSync(page, reportOf(results));
    },
  };
}

const isProved = (result) => result !== undefined && result.isDone;

const intro = `# What is proved

\`npm run prove\` writes this page: each promise, the figure that its long form reaches, and when it was last proved as a
whole. It goes on where it was stopped as long as nothing has changed, and \`SEED=…\` draws the same cases again. The short
forms of all of it are part of every \`npm test\`.
`;

/** The page, from what was proved by file. */
export function reportOf(results) {
  const chapters = [...new Set(promises.map(({ chapter }) => chapter))];
  return [intro, ...chapters.map((chapter) => chapterOf(chapter, results))].join('\n');
}

function chapterOf(chapter, results) {
  const rows = promises
    .filter((promise) => promise.chapter === chapter)
    .map(
      ({ promise, figure, files }) =>
        `- **${promise}**: ${figure}.\\\n  ${files.map(linkTo).join(', ')}: ${lastProved(files.map((file) => results[file]))}`,
    );
  return `## ${chapter}\n\n${rows.join('\n')}\n`;
}

const linkTo = (file) =>
  `[${file
    .split('/')
    .at(-1)
    .replace(/\.(itest\.)?ts$/, '')}](../${file})`;

function lastProved(found) {
  if (found.some((result) => result && !result.isDone)) return '**failed** in its last long form';
  if (!found.every(isProved)) return 'not yet run whole in its long form';
  const { day, commit, seed } = found.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];
  const minutes = Math.ceil(found.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return `${day}, commit ${commit}, seed ${seed}, ${minutes} min`;
}
