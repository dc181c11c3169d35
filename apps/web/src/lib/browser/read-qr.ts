/** Photos of phones are larger than a code needs to be. */
const longestSide = 1600;

/** What the QR code in a picture says; null where none is found. The reader comes only when it is needed. */
export async function readQr(picture: Blob): Promise<string | null> {
  const [{ decodeQR }, image] = await Promise.all([import('qr/decode.js'), createImageBitmap(picture)]);
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
  context.drawImage(image, 0, 0, width, height);
  image.close();
  try {
    return decodeQR(
      { width, height, data: context.getImageData(0, 0, width, height).data },
      { timeLimit: 2000 },
    );
  } catch {
    return null;
  }
}
