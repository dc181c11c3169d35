import { download } from '../../../lib/api.ts';
import { handOver } from '../../../lib/browser/save-file.ts';

/**
 * Hands a picture to the apps of a phone, where the browser can, with words that go with it; else to the browser to keep.
 * Somebody who closes the phone's choice of apps has changed their mind, and nothing is wrong.
 */
export async function sharePicture(path: string, name: string, text: string): Promise<void> {
  const picture = await download(path);
  const files = [new File([picture], name, { type: 'image/png' })];
  if (!navigator.canShare?.({ files, text })) {
    handOver(picture, name);
    return;
  }
  try {
    await navigator.share({ files, text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
