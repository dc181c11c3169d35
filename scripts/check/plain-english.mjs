import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryFiles } from './source-files.mjs';

/** Words that are not used, and what to write instead. */
const denied = [
  [/\bgifts?\b/i, 'donation'],
  [/\bwho(m)?ever\b/i, 'the person, the process or the transaction that is meant'],
  [/\bturnstiles?\b/i, 'semaphore'],
  [/\bcome-back\b/i, 'return'],
];

/** What nobody would search for: the stems of files, and types named by a participle instead of by what they hold. */
const deniedStems =
  /(^|-)(tell|told|asks|asked|meanings|stamps|pointers|alike|twin|govern|unplanned|surroundings|whose|gone|offered|doubts)(-|\.|$)/;
const deniedTypes = /\b(interface|type) (Asked|Given|Known|Looked|Occasion|Sought|Surroundings|Told)\b/;

/** A comment that begins like this goes on from a line above it, and cannot be understood alone. */
const fragment = /^\s*(\/\*\*|\/\/) (Of|As|Those|Without|Neither|Nor|In any) [^.;:,]*\.( \*\/)?$/;

// Released migrations are never edited.
const isRead = (file) => /\.(tsx?|mjs|md|css)$/.test(file) && !file.startsWith('scripts/check/plain-english');

/** House rule: one plain word per thing, the glossary's, in names, comments, texts and documents. */
export function wordsToReplace(root) {
  return repositoryFiles(root)
    .filter(isRead)
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return [
        ...wordsIn(file, file),
        ...(isSource(file) && deniedStems.test(basename(file))
          ? [`${file} has a name that nobody would search for; name what it holds or does`]
          : []),
        ...lines.flatMap((line, at) => [
          ...wordsIn(line, `${file}:${at + 1}`),
          ...(isSource(file) ? sentencesIn(line, `${file}:${at + 1}`) : []),
        ]),
      ];
    });
}

const isSource = (file) => /\.(tsx?|mjs)$/.test(file);

const wordsIn = (text, place) =>
  denied.flatMap(([word, instead]) => {
    const found = word.exec(spaced(text))?.[0];
    return found ? [`${place} says “${found}”; say: ${instead}`] : [];
  });

const sentencesIn = (line, place) => [
  ...(deniedTypes.test(line) ? [`${place} names a type by a participle; name what it holds`] : []),
  ...(fragment.test(line) ? [`${place} is a comment that cannot be understood alone; write a sentence`] : []),
];

/** `promiseGift` and `gift_id` have words in them too. */
const spaced = (line) => line.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
