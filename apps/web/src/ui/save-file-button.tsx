import { useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { Button } from './button.tsx';
import { toast } from './overlays/toast-store.ts';
import type { Look } from './plain-button.tsx';
import { words } from './words.ts';

type SaveFileButtonProps = Look & {
  /** Below `/api`. */
  path: string;
  fileName: string;
  /** The name of a button that is only an icon. */
  label?: string;
  children?: string;
};

/** Fetches a file that the server first has to make, and hands it to the browser. */
export function SaveFileButton({ path, fileName, label, children, ...look }: SaveFileButtonProps) {
  const [pending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      await saveFile(path, fileName);
    } catch (error) {
      toast.danger(error instanceof Error ? error.message : words.downloadFailed);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button
      icon="download"
      {...look}
      {...(label !== undefined && { label })}
      pending={pending}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
