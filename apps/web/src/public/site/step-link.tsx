import type { ReactNode } from 'react';
import { goToStep } from './address.ts';

/** A link to another step of the same page. */
export const StepLink = ({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) => (
  <a
    href={to}
    className={className}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      goToStep(to);
    }}
  >
    {children}
  </a>
);
