import { root } from '../lib/root.mjs';
import { steps } from './steps.mjs';

/** Looks the whole repository over, says a line about each step and everything about those that failed. */
export async function runSteps() {
  const waiting = [...steps];
  const failures = [];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const { problem, note } = await step.run(root);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${problem ? '✗' : '✓'} ${step.name} (${seconds} s)${note ? `: ${note}` : ''}`);
      if (problem) failures.push({ name: step.name, problem });
    }
  }
  // Two at a time: the tools use threads of their own.
  await Promise.all([work(), work()]);
  for (const { name, problem } of failures) console.error(`\n── ${name} ──\n${problem.trimEnd()}`);
  return {
    passed: steps.length - failures.length,
    failed: failures.length,
    failures: failures.map(({ name, problem }) => `✗ check, ${name}:\n${endOf(problem)}`),
  };
}

/** What a tool says last is why it failed. */
const endOf = (problem) => problem.trimEnd().split('\n').slice(-12).join('\n');
