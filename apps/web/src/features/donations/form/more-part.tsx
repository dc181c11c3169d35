import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/pictures/icon.tsx';

type MorePartProps = {
  title: string;
  hint: string;
  filled: boolean;
  children: ReactNode;
  /** Fields that ask the server for what they offer: they come when the part is opened for the first time, and stay. */
  onceOpened?: ReactNode;
};

/** What most donations do not need: one line until somebody opens it, and open where something stands in it. */
export function MorePart({ title, hint, filled, children, onceOpened }: MorePartProps) {
  const [open, setOpen] = useState(filled);
  const [wasOpened, setWasOpened] = useState(filled);
  if ((open || filled) && !wasOpened) setWasOpened(true);
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
      <div className="more-fields">
        {children}
        {wasOpened && onceOpened}
      </div>
    </details>
  );
}
