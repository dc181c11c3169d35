import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';
import { hasLetters, variantsOf } from './variants.mjs';

const folder = 'apps/web/src/';
const wordsFile = /^(.*\/(words|titles))\.(en|dz)\.ts$/;

/**
 * Every text of the web app with its Dzongkha, where there is one: `{ id, english, dzongkha, place }`. A word that says
 * one of several things is several of them with the same id.
 */
export async function readWords(root) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((found) => {
    const file = found.replaceAll('\\', '/');
    const [, path, name, language] = wordsFile.exec(file) ?? [];
    return path ? [{ file: folder + file, path, name, language }] : [];
  });
  const { spoken, placeOfWords } = await load(root, files);
  return Object.entries(spoken.en).flatMap(([path, words]) =>
    entriesOf(words, spoken.dz[path], placeOfWords(path), path),
  );
}

/** Bundled and run, since words may be names that the contract has. */
async function load(root, files) {
  const { build } = await import('esbuild');
  const imports = files.map(
    ({ file, name }, i) => `import { ${name} as w${i} } from ${JSON.stringify(join(root, file))};`,
  );
  const listed = (wanted) =>
    files
      .flatMap(({ path, language }, i) => (language === wanted ? [`${JSON.stringify(path)}: w${i}`] : []))
      .join();
  const contents = `${imports.join('\n')}
export { placeOfWords } from '@kathok/contract';
export const spoken = { en: {${listed('en')}}, dz: {${listed('dz')}} };`;
  const temporary = mkdtempSync(join(tmpdir(), 'kathok-words-'));
  const outfile = join(temporary, 'words.mjs');
  try {
    const built = await build({
      stdin: { contents, resolveDir: join(root, folder), loader: 'ts' },
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      alias: { '@kathok/contract': inRoot('packages/contract/src/index.ts') },
      logLevel: 'silent',
    });
    writeFileSync(outfile, built.outputFiles[0].text);
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Names and samples that are written the same in every language. */
const sameEverywhere = new Set([
  'language/words#names.en',
  'language/words#names.dz',
  'ui/words#dayLetters.day',
  'ui/words#dayLetters.month',
  'ui/words#dayLetters.year',
  'ui/words#megabytes',
  'features/auth/words#brand',
  'features/auth/words#brandInDzongkha',
  'public/home/words#motto',
  'public/papers/words#pdf',
  'public/papers/words#receiptExample',
  'public/pay/words#qrFile',
  'public/site/words#site',
  'public/site/words#siteDzongkha',
  'public/verify/words#example',
]);
const isSameEverywhere = (id) => sameEverywhere.has(id) || id.startsWith('public/pay/words#banks.');

/** An address is nothing that anybody reads. */
const isAddress = (text) => /^\/[\w/-]+$/.test(text);

function entriesOf(english, dzongkha, place, id) {
  if (typeof english === 'string' || typeof english === 'function') {
    const said = dzongkha === undefined ? [] : variantsOf(dzongkha);
    const variants = variantsOf(english);
    const isSame = isSameEverywhere(id);
    return variants.flatMap((text, nth) => {
      if (isAddress(text) || !hasLetters(text)) return [];
      // The same number of ways: each stands for its own. Else one way of saying it has to do for all.
      const translated = isSame ? text : said.length === variants.length ? said[nth] : said[0];
      return {
        id,
        english: text.trim(),
        dzongkha: translated?.trim() ?? null,
        place,
        ...(isSame && { isSame }),
      };
    });
  }
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, word]) =>
    entriesOf(word, dzongkha?.[key], place, `${id}#${key}`.replace(/#(.*)#/, '#$1.')),
  );
}
