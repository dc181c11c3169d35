import { readFileSync } from 'node:fs';
import { readSlipContent } from './read-slip.ts';

// Started by heic-slips.embedded.itest.ts as `slip-reader FILE…`, with a small heap: reads each as a slip and says
// what came of it.
for (const path of process.argv.slice(2)) {
  const outcome = await readSlipContent(readFileSync(path)).then(
    ({ mediaType }) => mediaType,
    (error: { code?: string }) => error.code ?? String(error),
  );
  process.stdout.write(`${outcome}\n`);
}
process.stdout.write('DONE\n');
