import { expect, test } from 'vitest';

const builtIns = () => [[].push, JSON.parse, JSON.stringify, Function.prototype.toString];
// Before anything could have replaced them.
const own = builtIns();
const { sizeOf } = await import('./read-pdf.ts');

const onePage = Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 72 144]>> endobj
trailer <</Root 1 0 R>>`);

test('reading a PDF leaves Node’s own functions in their places', async () => {
  expect(await sizeOf(onePage)).toEqual([25.4, 50.8]);
  expect(builtIns()).toEqual(own);
});
