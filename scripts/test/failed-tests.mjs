const linesOfAMessage = 12;

const firstLines = (text) =>
  text
    .split('\n')
    .slice(0, linesOfAMessage)
    .map((line) => `    ${line}`)
    .join('\n');

/** Each test of vitest's JSON report that did not pass, with the beginning of what it said. */
export function failedTests({ testResults = [] }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(
        (test) => `${name} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n') || test.status)}`,
      );
    // A file that cannot even be loaded has no tests.
    return failed.length === 0 && status === 'failed' ? [`${name}\n${firstLines(message)}`] : failed;
  });
}
