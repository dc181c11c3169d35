import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** Proofs, tests that start whole programs, and tours of all screens take longest, in few lines. Begun last, as small files are, each would be waited for by idle cores. */
const longWork =
  /\/(how-many|run-command|run-program|running-product|server-to-kill|short-lived|lock-holder|tour|faint-texts|crowd)\.ts'/;

/** A process that goes on with a file of the same project has most of its modules loaded already. */
const byProject = (one, other) => one.project.name.localeCompare(other.project.name);
const takesLong = (file) => longWork.test(readFileSync(file, 'utf8'));

export default class LongFirst extends BaseSequencer {
  async sort(specifications) {
    const sorted = (await super.sort(specifications)).toSorted(byProject);
    const long = new Set(sorted.filter(({ moduleId }) => takesLong(moduleId)));
    return [...long, ...sorted.filter((specification) => !long.has(specification))];
  }
}
