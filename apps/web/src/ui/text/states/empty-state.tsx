import type { ReactNode } from 'react';
import { Motif, type MotifName } from '../../pictures/motif.tsx';

type EmptyStateProps = { motif: MotifName; title: string; children: ReactNode; action?: ReactNode };

/** Why it is empty, and the one thing to do about it. */
export const EmptyState = ({ motif, title, children, action }: EmptyStateProps) => (
  <div className="empty">
    <Motif name={motif} />
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
);
