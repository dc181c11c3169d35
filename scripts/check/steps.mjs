import { capture, tool } from '../lib/processes.mjs';
import { decisionsWithoutAHead } from './decision-heads.mjs';
import { measureFiles } from './file-sizes.mjs';
import { wordsToReplace } from './plain-english.mjs';
import { queriesElsewhere } from './queries.mjs';
import { filesThatNameARegistry } from './registry-hosts.mjs';
import { changedMigrations } from './released-migrations.mjs';
import { outdatedRowTypes } from './row-types.mjs';

/** Server, journeys and measurements are one program: each of them knows the server's types, which take longest. */
const typed = ['packages/contract', 'apps/web', '.'];

/** A step that is an installed program; it fails as the program does. */
const program = (name, command, ...args) => ({
  name,
  async run(root) {
    const { code, output } = await capture(process.execPath, [tool(command), ...args], { cwd: root });
    return { problem: code === 0 ? undefined : output || `${command} ended with code ${code}` };
  },
});

/** A step of our own: a list of sentences, empty when all is well. */
const own = (name, look) => ({
  name,
  async run(root) {
    const { problems, note } = await look(root);
    return { note, problem: problems.length > 0 ? problems.join('\n') : undefined };
  },
});

export const steps = [
  program('dead code', 'knip', '--no-progress'),
  ...typed.map((project) =>
    // Each further checker works out the same types again: two steps run at once as it is, and four checkers took
    // more than twice the processor time and the memory of one.
    program(
      `types of ${project === '.' ? 'all the rest' : project}`,
      'tsc',
      '-p',
      project,
      '--checkers',
      '1',
    ),
  ),
  program('lint', 'oxlint'),
  program('format', 'oxfmt', '--check'),
  own('import directions', async (root) => {
    // Needs an installed parser, which is there only by now.
    const { wrongImports } = await import('./import-directions.mjs');
    return { problems: wrongImports(root) };
  }),
  own('queries in repositories', (root) => ({ problems: queriesElsewhere(root) })),
  own('functions, doors, walks and folders', async (root) => {
    const { measureHouse } = await import('./house.mjs');
    return measureHouse(root);
  }),
  own('texts in Dzongkha', async (root) => {
    const { translatedWords } = await import('./translated.mjs');
    return translatedWords(root);
  }),
  own('file sizes', (root) => {
    const { median, nineInTen, problems } = measureFiles(root);
    return { problems, note: `median ${median} lines, nine in ten up to ${nineInTen}` };
  }),
  own('time limits of tests', async (root) => {
    const { shortTimeLimits } = await import('./test-time-limits.mjs');
    return { problems: shortTimeLimits(root) };
  }),
  own('no registry named', (root) => ({ problems: filesThatNameARegistry(root) })),
  own('plain English', (root) => ({ problems: wordsToReplace(root) })),
  own('row types', async (root) => ({ problems: await outdatedRowTypes(root) })),
  own('decision heads', (root) => ({ problems: decisionsWithoutAHead(root) })),
  own('released migrations', (root) => ({ problems: changedMigrations(root) })),
];
