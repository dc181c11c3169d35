import { download } from '../api.ts';

/** Fetches a file that only the signed-in may have, and hands it to the browser to keep. */
export async function saveFile(path: string, name: string): Promise<void> {
  handOver(await download(path), name);
}

/** Hands a file to the browser to keep. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
