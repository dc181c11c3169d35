import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../check/source-files.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { run, tool } from '../lib/processes.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { promises } from './promises.mjs';
import { openReport } from './report.mjs';

/** The tests that are larger here than in `npm test` ask `howMany`, have a test for here alone, go on a tour of all screens, walk in several widths, or take pictures. */
const longForm = /\/(how-many|tour|walks|both-widths|screenshot)\.ts'/;

/** What `npm test` leaves out, as its name says. */
const onlyHere = /\.prove\.(\w+\.itest|e2e)\.ts$/;

export const filesWithLongForms = () =>
  repositoryFiles(root).filter(
    (file) =>
      /\.(itest|e2e)\.ts$/.test(file) &&
      (onlyHere.test(file) || longForm.test(readFileSync(inRoot(file), 'utf8'))),
  );

/** Each of these is run by itself: those with a long form, and those that a promise names, so that the report can say so. */
const filesByThemselves = () =>
  [
    ...new Set([...filesWithLongForms(), ...promises.flatMap(({ files }) => files).filter(isTest)]),
  ].toSorted();

const isTest = (file) => file.endsWith('.itest.ts');

/** What `npm test` runs on PostgreSQL alone, though it would run on the embedded database; those that are run by themselves run on both anyway. */
function testsOnEmbedded(wanted) {
  const byThemselves = new Set(filesByThemselves());
  const files = repositoryFiles(root).filter(
    (file) =>
      isTest(file) &&
      !/\.(both|embedded|postgres)\.itest\.ts$/.test(file) &&
      file.includes(wanted) &&
      !byThemselves.has(file),
  );
  const args = [tool('vitest'), 'run', '--project', 'embedded', ...files];
  return files.length === 0 ? [] : [{ file: 'the server suite on the embedded database', args }];
}

/** Programs that prove what a test cannot, since they need rights of their own, such as to mount a small disk. */
const programs = () => repositoryFiles(root).filter((file) => file.endsWith('.prove.ts'));

const projectsOf = (file) => (file.endsWith('.e2e.ts') ? ['journeys'] : ['embedded', 'postgres']);

const vitest = (file) => [
  tool('vitest'),
  'run',
  ...projectsOf(file).flatMap((name) => ['--project', name]),
  file,
];

/** Runs them one file after the other, since each wants the whole machine. Answers those that failed. */
export async function proveLongForms(wanted) {
  const isWanted = (file) => file.includes(wanted);
  const proofs = [
    ...testsOnEmbedded(wanted),
    ...filesByThemselves()
      .filter(isWanted)
      .map((file) => ({ file, args: vitest(file) })),
    ...programs()
      .filter(isWanted)
      .map((file) => ({ file, args: [tool('tsx'), inRoot(file)] })),
  ];
  if (proofs.length === 0) throw new PlainError(`No proof has “${wanted}” in its name.`);
  const report = openReport();
  const failed = [];
  for (const { file, args } of proofs) {
    if (report.isProved(file)) continue;
    const start = performance.now();
    const code = await run(process.execPath, args, { env: { PROVE: '1', SEED: String(report.seed) } });
    report.add(file, { isDone: code === 0, seconds: (performance.now() - start) / 1000 });
    if (code !== 0) failed.push(file);
  }
  return failed;
}
