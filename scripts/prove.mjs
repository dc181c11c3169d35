import { buildWhenStale } from './build/build-when-stale.mjs';
import { installWhenNeeded } from './lib/install.mjs';
import { PlainError } from './lib/plain-error.mjs';
import { proveImage } from './prove/image.mjs';
import { proveLongForms } from './prove/long-forms.mjs';
import { proveOtherNodes } from './prove/other-nodes.mjs';

// `npm run prove` takes hours; `npm run prove -- kill` runs the proofs with that word in their file's name, and
// `npm run prove -- node` the other versions of Node alone, and `npm run prove -- image` the image.
const wanted = process.argv[3] ?? '';
await installWhenNeeded();
await buildWhenStale();
const failed = [
  ...(['node', 'image'].includes(wanted) ? [] : await proveLongForms(wanted)),
  ...(['', 'node'].includes(wanted) ? await proveOtherNodes() : []),
  ...(['', 'image'].includes(wanted) ? await proveImage() : []),
];
if (failed.length > 0) throw new PlainError(`Not proved: ${failed.join(', ')}.`);
console.log('Everything is proved.');
