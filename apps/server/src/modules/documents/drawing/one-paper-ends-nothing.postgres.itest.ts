import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { blankPaper, noCaller } from '../../../testing/blank-paper.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { testOnLinux } from '../../../testing/test-on.ts';
import { drawContent } from './draw-content.ts';
import { paperLimits } from './paper-order.ts';

const saying = (words: string) => ({ ...blankPaper, title: 'A title', paragraphs: [words] });

/**
 * Hebrew and other accents without letters, as anyone may type them for a name. They make Typst 0.13 slice a text from behind
 * its end, and that ends its process.
 */
const deadly = '\u05b4\u05b7\u0319\u031c\u05ac \u00b7 ';

test('a text that the compiler cannot bear is printed with question marks, and the next paper as always', async () => {
  const [page] = await pagesOf(await drawContent(noCaller, saying(`Pema ${deadly} Lhamo`), []));
  expect(page).toContain('A title');
  expect(page).toMatch(/Pema \?.* Lhamo/);
  const [next] = await pagesOf(await drawContent(noCaller, saying('Karma שלום Choden'), []));
  expect(next).toMatch(/Karma .+ Choden/);
});

/** Whether it is one of the processes that draw papers for us. */
function isDrawer(pid: string): boolean {
  try {
    const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return Number(parent) === process.pid && command.includes('paper-worker');
  } catch {
    // It has ended since the folder was read.
    return false;
  }
}
const drawers = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isDrawer(name))
    .map(Number);

testOnLinux('the process that draws gives way, and another one takes its place', async () => {
  const first = await drawContent(noCaller, saying('The same'), []);
  const [pid] = drawers();
  expect(getPriority(pid)).toBe(getPriority() + paperLimits.niceness);
  process.kill(pid!, 'SIGKILL');
  expect(await drawContent(noCaller, saying('The same'), [])).toEqual(first);
  expect(drawers()).not.toContain(pid);
});
