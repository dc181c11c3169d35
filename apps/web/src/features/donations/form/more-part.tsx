import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/pictures/icon.tsx';

type MorePartProps = { title: string; hint: string; filled: boolean; children: ReactNode };

/** What most donations do not need: one line until somebody opens it, and open where something stands in it. */
export function MorePart({ title, hint, filled, children }: MorePartProps) {
  const [open, setOpen] = useState(filled);
  return (
    <details
      className="more-part"
      open={open || filled}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="right" />
        <b>{title}</b>
        <span className="muted">{hint}</span>
      </summary>
      <div className="more-fields">{children}</div>
    </details>
  );
}
