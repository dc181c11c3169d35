import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';

/** Reads the QR code on the screen as a phone would. */
export const readQrCode = async (page: Page): Promise<string> =>
  readQrPicture(
    page,
    await page
      .getByRole('img', { name: /^QR code/ })
      .first()
      .screenshot(),
  );

/** What a picture says, drawn in this page. */
export async function readQrPicture(page: Page, picture: Buffer): Promise<string> {
  const { width, height, pixels } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
    context.drawImage(image, 0, 0);
    // The pixels are handed over as one text, since a list of millions of numbers takes Playwright seconds.
    const bytes = new Blob([context.getImageData(0, 0, width, height).data]);
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(bytes);
    });
    return { width, height, pixels: address.slice(address.indexOf(',') + 1) };
  }, picture.toString('base64'));
  return decodeQR({ width, height, data: Uint8ClampedArray.from(Buffer.from(pixels, 'base64')) });
}
