type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'application/pdf';

/** Still pictures of phones; moving ones have other brands. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);

/**
 * What the first twelve bytes say, for the few kinds that are taken anywhere; neither the name nor the declared type
 * counts. Nothing further is read here: whether a picture is sound shows when it is decoded, under limits.
 */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  if (start.slice(4, 8) === 'ftyp' && heicBrands.has(start.slice(8))) return 'image/heic';
  return start.startsWith('%PDF-') ? 'application/pdf' : undefined;
}
