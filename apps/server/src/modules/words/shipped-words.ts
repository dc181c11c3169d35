import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordGroup } from '@kathok/contract';

/** A text as the web app was built with it (`scripts/words`). */
export interface ShippedWord {
  id: string;
  english: string;
  dzongkha: string | null;
  place: { group: WordGroup; name: string };
  /** A name or a sample, which nobody translates. */
  isSame?: boolean;
}

/** The texts of the built web app; none where there is only the API. They are read when somebody asks first. */
export function readShippedWords(webRoot: string | undefined): () => readonly ShippedWord[] {
  const file = join(webRoot ?? '', 'words.json');
  let words: ShippedWord[] | undefined;
  return () =>
    (words ??= webRoot && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShippedWord[]) : []);
}
