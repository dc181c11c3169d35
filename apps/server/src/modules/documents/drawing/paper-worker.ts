import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { packageRoot } from '../../../base/start/package-root.ts';
import { readFonts } from './fonts.ts';
import { type FromPaperWorker, paperLimits, type PaperOrder } from './paper-order.ts';

/** Nothing else lies in this folder, and nothing outside of it can be read from a template. */
const workspace = join(packageRoot(), 'assets', 'papers');
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: readFonts() }] });

// Where there are few processors, people at the desk come before papers; papers still come forward on a busy machine.
setPriority(Math.min(19, getPriority() + paperLimits.niceness));

// The server decides when it ends: it may have papers to finish when the whole group is told to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const archival = 'a-2b';

/** Archival PDF with our own letters; for a script they do not have, with those of the machine, archival where possible. */
const manners = [
  { fallback: 'no', pdfStandard: archival },
  { fallback: 'yes', pdfStandard: archival },
  { fallback: 'yes', pdfStandard: '1.7' },
];

function draw({ template, data, pictures, dated }: PaperOrder): FromPaperWorker {
  compiler.resetShadow();
  // An input that changes would make the compiler forget all that it remembers of the paper before, a file does not. Only
  // the first template, which stays as it is, reads its order from the inputs.
  const inputs: Record<string, string> = template.startsWith('v1/') ? { order: data } : {};
  for (const { name, bytes } of [{ name: 'order', bytes: Buffer.from(data) }, ...pictures])
    compiler.mapShadow(join(workspace, 'pictures', name), Buffer.from(bytes));
  const creationTimestamp = Math.floor(dated.getTime() / 1000);
  let failed = '';
  for (const { fallback, pdfStandard } of manners) {
    const main: CompileDocArgs = {
      mainFilePath: join(workspace, template),
      inputs: { ...inputs, fallback },
    };
    try {
      const compiled = compiler.compile(main);
      if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
      const pdf = compiler.pdf(compiled.result, { pdfStandard, creationTimestamp });
      return { pdf, pages: compiled.result.numOfPages };
    } catch (error) {
      failed = error instanceof Error ? error.message : String(error);
    }
  }
  return { failed };
}

/** Papers from one clearing of what the compiler remembers to the next. */
const papersBetween = 20;
let drawn = 0;

process.on('message', (order) => {
  const answer = draw(order as PaperOrder);
  drawn += 1;
  if (drawn % papersBetween === 0) compiler.evictCache(1);
  process.send!(answer);
});
