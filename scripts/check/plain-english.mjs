import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './source-files.mjs';

/** Words that are not used, and what to write instead. */
const denied = [
  [/\bgifts?\b/i, 'donation'],
  [/\bwho(m)?ever\b/i, 'the person, the process or the transaction that is meant'],
  [/\bturnstiles?\b/i, 'semaphore'],
  [/\bcome-back\b/i, 'return'],
];

// Released migrations are never edited.
const isRead = (file) => /\.(tsx?|mjs|md|css)$/.test(file) && !file.startsWith('scripts/check/plain-english');

/** House rule: one plain word per thing, the glossary's, in names, comments, texts and documents. */
export function wordsToReplace(root) {
  return repositoryFiles(root)
    .filter(isRead)
    .flatMap((file) =>
      [file, ...readFileSync(join(root, file), 'utf8').split('\n')].flatMap((line, at) =>
        denied.flatMap(([word, instead]) => {
          const found = word.exec(spaced(line))?.[0];
          const place = at === 0 ? file : `${file}:${at}`;
          return found ? [`${place} says “${found}”; say: ${instead}`] : [];
        }),
      ),
    );
}

/** `promiseGift` and `gift_id` have words in them too. */
const spaced = (line) => line.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
