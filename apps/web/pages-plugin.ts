import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconStyles } from './icon-styles.ts';
import { build, type Plugin, type Rolldown } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const pageFile = /src\/public\/\w+\/([\w-]+)-page\.tsx$/;

interface Scripts {
  main: string;
  /** What each page module needs beside the main script. */
  pages: Record<string, string[]>;
  languages: Record<string, { script: string; officeScript: string; style: string | undefined }>;
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
  const { script, style } = await buildWords(language, `src/language/${language}/page.ts`, cssTarget);
  const office = await buildWords(`${language}-office`, `src/language/${language}/office.ts`, cssTarget);
  return { script, style, officeScript: office.script };
}

async function buildWords(name: string, entry: string, cssTarget: string[]) {
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
      rolldownOptions: { input: { [name]: entry } },
    },
  });
  const files = (built as Rolldown.RolldownOutput).output;
  const named = (ending: string) => files.find(({ fileName }) => fileName.endsWith(ending))?.fileName;
  const style = named('.css');
  return { script: `/${named('.js')}`, style: style && `/${style}` };
}

/** The code that draws the pages. The server runs it once for each language: words are chosen when it starts. */
function writePages(code: string): void {
  const pages = fileURLToPath(new URL('dist/pages/', import.meta.url));
  mkdirSync(pages, { recursive: true });
  writeFileSync(`${pages}draw.cjs`, code);
}

/** After the browser's half, the server's: code that draws the public pages and knows the names of their scripts. */
export function drawnPages(cssTarget: string[]): Plugin {
  let scripts: Omit<Scripts, 'languages'>;
  return {
    name: 'drawn-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      scripts = scriptsIn(bundle);
    },
    async closeBundle() {
      const inLanguages = { dz: await buildLanguage('dz', cssTarget) };
      const builtScripts: Scripts = { ...scripts, languages: inLanguages };
      const drawing = (await build({
        configFile: false,
        root: folder,
        logLevel: 'warn',
        publicDir: false,
        plugins: [iconStyles()],
        define: { builtScripts: JSON.stringify(builtScripts), 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/public/render.tsx',
          write: false,
          target: 'node20',
          cssMinify: true,
          cssTarget,
          rolldownOptions: { output: { codeSplitting: false, format: 'cjs' } },
        },
      })) as Rolldown.RolldownOutput;
      writePages(drawing.output[0].code);
    },
  };
}
