/** Long enough to read a journal number, short enough for a slow line. */
const longestSide = 1600;
const quality = 0.8;
/** A picture below this size is not made smaller: the loss would not be worth it. */
const smallEnough = 300_000;

/**
 * A photo of several megabytes becomes about 200 KB. What this browser cannot draw (a PDF, for one) and what is small
 * already goes as it is; the server looks at it anyway.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= smallEnough) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!jpeg || jpeg.size >= file.size) return file;
    return new File([jpeg], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
