import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** What a phone needs to open the member area by itself, or the lists of a reader. */
const needed =
  /src\/(features\/(member-area|rituals\/(day|today))\/|features\/papers\/cards\/member-card-face|app\/(layouts|strips)\/)/;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The chunks of the member area with all they import, and their styles. */
function filesIn(bundle: Rolldown.OutputBundle): { entry: string; files: string[] } {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output as Chunk] as const] : [],
    ),
  );
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  const all = [...chunks.values()];
  const entry = all.find(({ isEntry }) => isEntry)?.fileName ?? '';
  add(entry);
  for (const { facadeModuleId, fileName } of all)
    if (needed.test(facadeModuleId?.replaceAll('\\', '/') ?? '')) add(fileName);
  return { entry, files: [...files].toSorted() };
}

/** `sw.js`: the service worker with the names of the files it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { entry, files } = filesIn(bundle);
        const code = readFileSync(new URL('src/service-worker/service-worker.js', import.meta.url), 'utf8');
        const paths = files.map((file) => `/${file}`);
        const version = createHash('sha256')
          .update(code + paths.join())
          .digest('hex')
          .slice(0, 12);
        const source = code
          .replace('__FILES__', JSON.stringify(paths))
          .replace('__ENTRY__', JSON.stringify(`/${entry}`))
          .replace('__VERSION__', JSON.stringify(version));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
