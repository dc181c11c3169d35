import { useState } from 'react';
import { Button } from './button.tsx';
import { words } from './words.en.ts';

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Button
      icon={copied ? 'tick' : 'copy'}
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </Button>
  );
}
