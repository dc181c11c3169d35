import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { packageRoot } from '../../../base/start/package-root.ts';

let commonPasswords: ReadonlySet<string> | undefined;

/**
 * The 10,000 commonest passwords of ten characters and more, in lower case, from published breaches
 * (Mark Burnett's list, public domain). Shorter ones are refused by their length alone.
 */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(
    gunzipSync(readFileSync(join(packageRoot(), 'assets/common-passwords.txt.gz')))
      .toString('utf8')
      .split('\n')
      .filter(Boolean),
  );
  return commonPasswords.has(password.toLowerCase());
}
