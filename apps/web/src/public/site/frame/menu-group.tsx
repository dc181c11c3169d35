import { useEffect, useRef } from 'react';
import type { MenuItem } from './menu.ts';

type GroupProps = { group: Extract<MenuItem, { children: unknown }>; here: string | undefined };

/** The menu is closed again by Esc, or by going elsewhere. It opens without a script too. */
export function MenuGroup({ group, here }: GroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function closeUnlessInside({ target }: Event) {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  const isHere = group.children.some(({ to }) => to === here);
  return (
    <details className="drop" ref={details}>
      <summary className={isHere ? 'nav-btn here' : 'nav-btn'}>{group.label}</summary>
      <div>
        {group.children.map(({ to, label }) => (
          <a key={to} href={to} aria-current={to === here ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </div>
    </details>
  );
}
