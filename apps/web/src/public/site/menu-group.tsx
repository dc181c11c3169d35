import type { FocusEvent, KeyboardEvent } from 'react';
import type { MenuItem } from './menu.ts';

type GroupProps = { group: Extract<MenuItem, { children: unknown }>; here: string | undefined };

/** Closed again by Esc, or when the focus goes elsewhere. It opens without a script too. */
export function MenuGroup({ group, here }: GroupProps) {
  const isHere = group.children.some(({ to }) => to === here);
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  }
  function onEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }
  return (
    <details className="drop" onBlur={leave} onKeyDown={onEscape}>
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
