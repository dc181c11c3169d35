import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { packageRoot } from '../../../base/start/package-root.ts';
import { readFonts, readRareFonts, scriptsOf } from './fonts.ts';
import { type FromPaperWorker, paperLimits, type PaperOrder } from './paper-order.ts';

/** Nothing else lies in this folder, and nothing outside of it can be read from a template. */
const workspace = join(packageRoot(), 'assets', 'papers');
const ownFonts = readFonts();
const startCompiler = (fontBlobs: Buffer[]) => NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
const compiler = startCompiler(ownFonts);

/** The last one with letters that few papers need, for the next paper with the same scripts. */
let rare: { scripts: string; compiler: NodeCompiler } | undefined;

function compilerWithLettersOf(data: string): NodeCompiler {
  const scripts = scriptsOf(data);
  const key = scripts.join();
  if (rare?.scripts !== key)
    rare = { scripts: key, compiler: startCompiler([...ownFonts, ...readRareFonts(scripts)]) };
  return rare.compiler;
}

// Where there are few processors, people at the desk come before papers; papers still come forward on a busy machine.
setPriority(Math.min(19, getPriority() + paperLimits.niceness));

// The server decides when it ends: it may have papers to finish when the whole group is told to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const archival = 'a-2b';

/**
 * Archival PDF with the letters that nearly all papers need; for other scripts with letters that are read then, and for
 * what not even those have, with those of the machine, archival where possible.
 */
const manners = [
  { fallback: 'no', pdfStandard: archival },
  { fallback: 'yes', pdfStandard: archival },
  { fallback: 'yes', pdfStandard: '1.7' },
];

function draw(order: PaperOrder): FromPaperWorker {
  let failed = '';
  for (const manner of manners) {
    try {
      const asked = manner.fallback === 'no' ? compiler : compilerWithLettersOf(order.data);
      return drawWith(asked, order, manner);
    } catch (error) {
      failed = error instanceof Error ? error.message : String(error);
    }
  }
  return { failed };
}

function drawWith(
  asked: NodeCompiler,
  { template, data, pictures, dated, asSvg }: PaperOrder,
  { fallback, pdfStandard }: (typeof manners)[number],
): FromPaperWorker {
  asked.resetShadow();
  // An input that changes would make the compiler forget all that it remembers of the paper before, a file does not. Only
  // the first template, which stays as it is, reads its order from the inputs.
  const inputs: Record<string, string> = template.startsWith('v1/') ? { order: data } : {};
  for (const { name, bytes } of [{ name: 'order', bytes: Buffer.from(data) }, ...pictures])
    asked.mapShadow(join(workspace, 'pictures', name), Buffer.from(bytes));
  const main: CompileDocArgs = { mainFilePath: join(workspace, template), inputs: { ...inputs, fallback } };
  const compiled = asked.compile(main);
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  const pages = compiled.result.numOfPages;
  if (asSvg) return { bytes: Buffer.from(asked.svg(compiled.result)), pages };
  const creationTimestamp = Math.floor(dated.getTime() / 1000);
  return { bytes: asked.pdf(compiled.result, { pdfStandard, creationTimestamp }), pages };
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
