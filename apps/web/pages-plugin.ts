import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const pageFile = /src\/public\/\w+\/([\w-]+)-page\.tsx$/;

interface Scripts {
  main: string;
  /** What each page module needs beside the main script. */
  pages: Record<string, string[]>;
}

function scriptsIn(bundle: Rolldown.OutputBundle): Scripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const needs = (name: string, seen = new Set<string>()): Set<string> => {
    seen.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (!seen.has(next)) needs(next, seen);
    return seen;
  };
  const main = chunks.find(({ isEntry }) => isEntry)!.fileName;
  const pages = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, name] = pageFile.exec(facadeModuleId ?? '') ?? [];
    if (!name) return [];
    const files = new Set([...needs(fileName), ...needs(main)]);
    files.delete(main);
    return [[name, [...files].map((file) => `/${file}`)]];
  });
  return { main: `/${main}`, pages: Object.fromEntries(pages) as Scripts['pages'] };
}

/** After the browser's half, the server's: one module that draws the public pages and knows the names of their scripts. */
export function drawnPages(cssTarget: string[]): Plugin {
  let scripts: Scripts;
  return {
    name: 'drawn-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      scripts = scriptsIn(bundle);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root: folder,
        logLevel: 'warn',
        publicDir: false,
        define: { builtScripts: JSON.stringify(scripts), 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/public/render.tsx',
          outDir: 'dist/pages',
          target: 'node20',
          cssMinify: true,
          cssTarget,
          rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
        },
      });
    },
  };
}
