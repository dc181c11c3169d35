import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import '../../theme/office/overlays.css';

type PopupProps = {
  /** What the button shows. */
  button: ReactNode;
  buttonClass?: string;
  /** The button's name, when what it shows has no words. */
  label?: string | undefined;
  /** Which edge of the button the panel keeps to. */
  at?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
};

const stops = 'a[href],button:not(:disabled)';

/** Arrows walk through the links and buttons of an element, its opener among them. */
function walk(event: KeyboardEvent, root: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const controls = [...root.querySelectorAll<HTMLElement>(stops)];
  const here = controls.indexOf(event.target as HTMLElement);
  if (step === undefined || here < 0) return;
  event.preventDefault();
  controls[(here + step + controls.length) % controls.length]?.focus();
}

/** How near a panel may come to the edge of the screen, in pixels. */
const edge = 8;

/** Moves a panel that was just shown as far as it would leave the screen. */
function keepOnScreen(panel: HTMLElement | null): void {
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  const toTheLeft = Math.min(0, document.documentElement.clientWidth - edge - right);
  panel.style.translate = `${left < edge ? edge - left : toTheLeft}px`;
}

/** A button that shows a panel beneath it. Esc, a press elsewhere or leaving it closes it; arrows walk through it. */
export function Popup({ button, buttonClass, label, at = 'start', children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = useCallback(() => {
    setOpen(false);
    document.getElementById(id)?.focus();
  }, [id]);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return undefined;
    const elsewhere = (event: Event) => {
      if (!element.contains(event.target as Node)) setOpen(false);
    };
    const press = (event: KeyboardEvent) => (event.key === 'Escape' ? close() : walk(event, element));
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    element.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      element.removeEventListener('keydown', press);
    };
  }, [open, close]);

  return (
    <div className="pop" ref={root}>
      <button
        type="button"
        id={id}
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={`${id}-panel`} ref={keepOnScreen} className={classNames('panel', at === 'end' && 'at-end')}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
