import { useState } from 'react';
import { Button } from '../plain-button.tsx';
import { words } from '../words.en.ts';

/** Copies a text, and says so on the button itself. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button tone="quiet" icon={copied ? 'tick' : 'copy'} onClick={() => void copy()}>
      {copied ? words.copied : words.copy}
      <span className="hidden"> {label}</span>
    </Button>
  );
}
