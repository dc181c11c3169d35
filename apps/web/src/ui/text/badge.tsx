import type { ReactNode } from 'react';
import { Icon, type IconName } from '../pictures/icon.tsx';

export type BadgeTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral' | 'hollow' | 'life';

/** A mark and a word; never colour alone. */
export const Badge = ({ tone, icon, children }: { tone: BadgeTone; icon: IconName; children: ReactNode }) => (
  <span className={`badge ${tone}`}>
    <Icon name={icon} />
    {children}
  </span>
);
