import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const pageFile = /src\/public\/\w+\/([\w-]+)-page\.tsx$/;

interface Scripts {
  main: string;
  /** What each page module needs beside the main script. */
  pages: Record<string, string[]>;
  languages: Record<string, { script: string; style: string | undefined }>;
}

function scriptsIn(bundle: Rolldown.OutputBundle): Omit<Scripts, 'languages'> {
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

/** The words of a language and its font, built by themselves: no page in another language may share a file with them. */
async function buildLanguage(language: string, cssTarget: string[]) {
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    publicDir: false,
    build: {
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssTarget,
      rolldownOptions: { input: { [language]: `src/language/${language}/page.ts` } },
    },
  });
  const files = (built as Rolldown.RolldownOutput).output;
  const named = (ending: string) => files.find(({ fileName }) => fileName.endsWith(ending))?.fileName;
  const style = named('.css');
  return { script: `/${named('.js')}`, style: style && `/${style}` };
}

/** After the browser's half, the server's: one module that draws the public pages and knows the names of their scripts. */
export function drawnPages(cssTarget: string[]): Plugin {
  let scripts: Omit<Scripts, 'languages'>;
  return {
    name: 'drawn-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      scripts = scriptsIn(bundle);
    },
    async closeBundle() {
      const languages = { dz: await buildLanguage('dz', cssTarget) };
      const builtScripts: Scripts = { ...scripts, languages };
      await build({
        configFile: false,
        root: folder,
        logLevel: 'warn',
        publicDir: false,
        define: { builtScripts: JSON.stringify(builtScripts), 'process.env.NODE_ENV': '"production"' },
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
