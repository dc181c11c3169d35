import { useState } from 'react';
import { saveFile } from '../../lib/browser/save-file.ts';
import { toast } from '../overlays/toast-store.ts';
import { words } from '../words.en.ts';

/** Fetches a file that the server first has to make, hands it to the browser, and says so where that fails. */
export function useSaveFile() {
  const [pending, setPending] = useState(false);
  async function save(path: string, fileName: string) {
    setPending(true);
    try {
      await saveFile(path, fileName);
    } catch (error) {
      toast.failure(error, words.notDownloaded(fileName));
    } finally {
      setPending(false);
    }
  }
  return { save, pending };
}
