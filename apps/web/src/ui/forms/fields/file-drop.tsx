import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { FieldError } from './field.tsx';
import { words } from '../../words.en.ts';

type FileDropProps = {
  label: string;
  name: string;
  /** Says what may be chosen, and how large it may be. */
  hint: (most: string) => string;
  /** Kinds of file, as in `image/png`; the server looks at the content again. */
  accept: readonly string[];
  maxBytes: number;
  onFile: (file: File) => void;
  pending?: boolean;
  error?: string | undefined;
  /** What is there now. */
  children?: ReactNode;
};

function refusalOf({ name, type, size }: File, accept: readonly string[], maxBytes: number) {
  if (!accept.includes(type)) return words.fileWrongKind(name);
  return size > maxBytes ? words.fileTooLarge(name, words.megabytes(maxBytes)) : undefined;
}

/** A file by button, camera or drop, refused at once when it is too large or of another kind. */
export function FileDrop({
  label,
  name,
  hint,
  accept,
  maxBytes,
  onFile,
  pending = false,
  error,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();

  const take = (file: File | undefined) => {
    if (!file || pending) return;
    const reason = refusalOf(file, accept, maxBytes);
    setRefused(reason);
    if (!reason) onFile(file);
  };
  const hover = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };

  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div
        className={classNames('drop-file', over && 'over')}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={(event) => {
          hover(false)(event);
          take(event.dataTransfer.files[0]);
        }}
      >
        {children}
        <input
          className="hidden"
          type="file"
          id={name}
          ref={input}
          accept={accept.filter(Boolean).join(',')}
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          icon="upload"
          pending={pending}
          pendingLabel={words.uploading}
          aria-describedby={`${name}-hint`}
          onClick={() => input.current?.click()}
        >
          {words.chooseFile}
        </Button>
        <span className="hint" id={`${name}-hint`}>
          {words.dropHere}. {hint(words.megabytes(maxBytes))}
        </span>
      </div>
      <FieldError id={name}>{error ?? refused}</FieldError>
    </div>
  );
}
