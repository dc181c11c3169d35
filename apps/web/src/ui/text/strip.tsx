import type { ReactNode } from 'react';
import { Icon } from '../pictures/icon.tsx';

type StripProps = { tone: 'warning' | 'danger'; title: string; children: ReactNode };

/** What holds for every page at the moment, above all of them. */
export const Strip = ({ tone, title, children }: StripProps) => (
  <output className={`strip ${tone}`}>
    <Icon name="warn" />
    <span>
      <b>{title}</b> {children}
    </span>
  </output>
);
