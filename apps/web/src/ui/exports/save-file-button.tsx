import { Button } from '../button.tsx';
import type { Look } from '../plain-button.tsx';
import { useSaveFile } from './use-save-file.ts';

type SaveFileButtonProps = Look & {
  /** The path of the file below `/api`. */
  path: string;
  fileName: string;
  /** The name of a button that is only an icon. */
  label?: string;
  children?: string;
};

/** Fetches a file that the server first has to make, and hands it to the browser. */
export function SaveFileButton({ path, fileName, label, children, ...look }: SaveFileButtonProps) {
  const { save, pending } = useSaveFile();
  return (
    <Button
      icon="download"
      {...look}
      {...(label !== undefined && { label })}
      pending={pending}
      onClick={() => void save(path, fileName)}
    >
      {children}
    </Button>
  );
}
