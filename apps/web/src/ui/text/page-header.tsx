import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from './crumbs.tsx';
import { usePageHeading } from './use-page-heading.ts';

type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Actions, the main one last. */
  children?: ReactNode;
};

export function PageHeader({ title, lead, crumbs, children }: PageHeaderProps) {
  const heading = usePageHeading(title);
  return (
    <div className="page-head">
      {crumbs && <Crumbs crumbs={crumbs} />}
      <div className="title">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="head-actions">{children}</div>}
    </div>
  );
}
