import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pictures and fonts are packed already; pages are put together by the server when it starts. */
const isWorthPacking = (name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name);

/** Writes beside each file what it is at the highest levels of Brotli and gzip: done once here, it costs no visitor any time. */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWorthPacking(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(packFile));
}

async function packFile(file) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, await brotli(bytes, { params }));
  writeFileSync(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
