/* How long a start takes with 10,000 members on the embedded database, and what the server then holds in memory. */
import { startProduct } from './support/contenders.ts';
import { embeddedFolder } from './support/embedded-folder.ts';
import { median } from './support/measure-case.ts';
import { memoryOf, processorTime } from './support/processor-time.ts';
import { keepResults } from './support/results.ts';

const starts = 5;
const folder = await embeddedFolder('10k');
const wall: number[] = [];
const processor: number[] = [];
let memory = 0;
try {
  // The first one after the data was written finds more to do.
  for (let n = 0; n <= starts; n += 1) {
    const server = await startProduct(undefined, folder.path);
    if (n > 0) wall.push(server.readyAfterMs);
    if (n > 0) processor.push(processorTime(server.pid));
    memory = memoryOf(server.pid);
    await server.stop();
  }
} finally {
  await folder.remove();
}
const figures = {
  'start with 10k members, embedded: seconds until it answers': median(wall) / 1000,
  'start with 10k members, embedded: seconds of processor time, sign-in included': median(processor) / 1000,
  'memory after the start, embedded with 10k members, MB': memory / 1e6,
};
keepResults({ figures });
for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value.toFixed(2)}`);
