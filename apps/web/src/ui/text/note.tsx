import type { ReactNode } from 'react';
import { Icon, type IconName } from '../pictures/icon.tsx';

const marks = {
  info: 'info',
  success: 'tick',
  warning: 'warn',
  danger: 'warn',
  plain: 'info',
} as const satisfies Record<string, IconName>;

type NoteProps = { tone?: keyof typeof marks; icon?: IconName; title?: string; children?: ReactNode };

/** What happened, and what follows from it. */
export const Note = ({ tone = 'info', icon, title, children }: NoteProps) => (
  <div className={`note ${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
    <Icon name={icon ?? marks[tone]} />
    <div>
      {title && <b>{title} </b>}
      {children}
    </div>
  </div>
);
