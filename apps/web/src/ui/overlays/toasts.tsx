import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { toastStore, type Toast } from './toast-store.ts';
import { words } from '../words.en.ts';
import '../../theme/office/overlays.css';
import '../../theme/office/toasts.css';

const readingTime = 6000;
const marks = { success: 'tick', info: 'info', danger: 'warn' } as const;

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.stays) return undefined;
    const timer = setTimeout(() => toastStore.dismiss(toast.id), readingTime);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.stays]);
  return (
    <div
      className={`toast ${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={marks[toast.tone]} />
      <p>{toast.text}</p>
      <Button tone="plain" icon="close" label={words.dismiss} onClick={() => toastStore.dismiss(toast.id)} />
    </div>
  );
}

/** Top, at the end of the line, above any dialog. The region is there from the start, so that it is read out. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // Shown anew each time, to lie above a dialog that was opened since.
    const element = region.current;
    if (toasts.length === 0 || !element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [toasts.length]);
  return (
    <output className="toasts" ref={region} popover="manual" aria-label={words.messages}>
      {toasts.map((toast) => (
        <ToastCard toast={toast} key={toast.id} />
      ))}
    </output>
  );
}
