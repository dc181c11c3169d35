import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './source-files.mjs';

const folder = 'docs/decisions/';
const head = /^# .+\n\nStatus: (.+) · (\d{4}-\d\d-\d\d)\n\n/;
const replaced = /^replaced by \[.+\]\(([\w-]+\.md)\)$/;

/** Every decision begins with its title and one line that says whether it holds and since which day, and is listed. */
export function decisionsWithoutAHead(root) {
  const pages = repositoryFiles(root).filter(
    (file) => file.startsWith(folder) && file.endsWith('.md') && file !== `${folder}README.md`,
  );
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll('\r\n', '\n');
    const wrong = wrongHead(text, pages) || (isListed(root, page) ? '' : 'is not listed in README.md');
    return wrong ? [`${page} ${wrong}`] : [];
  });
}

/** A decision that is not in the list by topics is not found by those who look for it. */
const isListed = (root, page) =>
  readFileSync(join(root, folder, 'README.md'), 'utf8').includes(`](${page.slice(folder.length)})`);

function wrongHead(text, pages) {
  const [, status, day] = head.exec(text) ?? [];
  if (!status) return 'has no line "Status: accepted · YYYY-MM-DD" under its title';
  if (!isDay(day)) return `is dated ${day}, which is no day`;
  const successor = replaced.exec(status)?.[1];
  if (successor)
    return pages.includes(folder + successor) ? '' : `is replaced by ${successor}, which is missing`;
  return status === 'accepted'
    ? ''
    : `has the status "${status}"; it can be accepted or replaced by another page`;
}

function isDay(text) {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
