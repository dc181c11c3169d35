import { readFileSync } from 'node:fs';
import type { Ctx } from '../../../platform/context.ts';
import { readSlip } from './read-slip.ts';

// Started by heic-slips.embedded.itest.ts as `slip-reader FILE…`, with a small heap: reads each as a slip and says
// what came of it.
for (const path of process.argv.slice(2)) {
  const slip = new File([readFileSync(path)], 'slip');
  const outcome = await readSlip({} as Ctx, { body: { slip } }).then(
    ({ mediaType }) => mediaType,
    (error: { code?: string }) => error.code ?? String(error),
  );
  process.stdout.write(`${outcome}\n`);
}
process.stdout.write('DONE\n');
