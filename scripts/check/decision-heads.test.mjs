import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { decisionsWithoutAHead } from './decision-heads.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function problemsOf(pages) {
  const root = mkdtempSync(join(tmpdir(), 'kathok-decisions-'));
  folders.push(root);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  mkdirSync(join(root, 'docs/decisions'), { recursive: true });
  const list = Object.keys(pages).map((name) => `- [Title](${name})\n`);
  writeFileSync(join(root, 'docs/decisions/README.md'), ['# Decisions\n\n', ...list].join(''));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(root, 'docs/decisions', name), text);
  return decisionsWithoutAHead(root);
}

const accepted = '# Title\n\nStatus: accepted · 2026-11-15\n\nText.\n';

test('accepted and replaced decisions with a day pass, and so does the list of them', () => {
  expect(
    problemsOf({
      'new.md': accepted,
      'windows.md': accepted.replaceAll('\n', '\r\n'),
      'old.md': accepted.replace('accepted', 'replaced by [the new one](new.md)'),
    }),
  ).toEqual([]);
});

test.each([
  ['no status at all', accepted.replace(/Status.*\n\n/, ''), 'has no line'],
  ['no day', accepted.replace(' · 2026-11-15', ''), 'has no line'],
  ['the status somewhere below', accepted.replace('Status', 'Text.\n\nStatus'), 'has no line'],
  ['no title', accepted.slice('# Title\n\n'.length), 'has no line'],
  ['a day that does not exist', accepted.replace('11-15', '02-30'), 'is dated 2026-02-30'],
  ['an unknown status', accepted.replace('accepted', 'perhaps'), 'has the status "perhaps"'],
  [
    'a successor that is missing',
    accepted.replace('accepted', 'replaced by [x](x.md)'),
    'is replaced by x.md, which is missing',
  ],
])('%s is named', (_, text, said) => {
  expect(problemsOf({ 'page.md': text })).toEqual([
    expect.stringContaining(`docs/decisions/page.md ${said}`),
  ]);
});

test('a page that the list does not name is named', () => {
  expect(problemsOf({ 'README.md': '# Decisions\n', 'page.md': accepted })).toEqual([
    'docs/decisions/page.md is not listed in README.md',
  ]);
});
