import type { ReactNode } from 'react';

/** A line of a list of facts; nothing where there is nothing to tell. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  ) : null;
