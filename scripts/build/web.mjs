import { writeFileSync } from 'node:fs';
import { PlainError } from '../lib/plain-error.mjs';
import { capture } from '../lib/processes.mjs';
import { inRoot } from '../lib/root.mjs';
import { packFiles } from './pack.mjs';

export const inputs = [
  'packages/contract/src',
  'apps/web',
  'package-lock.json',
  'scripts/build',
  'scripts/words',
];
export const outputFolder = 'apps/web/dist';
export const vite = inRoot('node_modules/vite/bin/vite.js');

export async function build() {
  // Anyone who asks for the build may be in another mode of their own, such as a test.
  const env = { NODE_ENV: 'production' };
  for (const config of ['vite.config.ts', 'vite.public.config.ts']) {
    const args = [
      vite,
      'build',
      inRoot('apps/web'),
      '--config',
      inRoot('apps/web', config),
      '--logLevel=warn',
    ];
    const { code, output } = await capture(process.execPath, args, { env });
    if (code !== 0) throw new PlainError(`The web app could not be built:\n${output.trim()}`);
  }
  await packFiles(inRoot(outputFolder));
  // For the server, which reads them from the disk: nobody fetches them, so they are not packed. The reader of words needs
  // an installed parser, which is there only by now.
  const { readWords } = await import('../words/read-words.mjs');
  writeFileSync(inRoot(outputFolder, 'words.json'), JSON.stringify(await readWords(inRoot())));
}
