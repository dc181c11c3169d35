import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from './crumbs.tsx';
import { Portrait } from '../pictures/portrait.tsx';
import { usePageHeading } from './use-page-heading.ts';

type PersonHeaderProps = {
  name: string;
  photo: string | null;
  crumbs?: readonly Crumb[];
  /** Beneath the name: a badge, a code, a way to reach the person. */
  meta: ReactNode;
  /** Actions, the main one first. */
  children?: ReactNode;
  /** In the same card, below a line: how the person stands. */
  beneath?: ReactNode;
};

/** The head of a page about one person. */
export function PersonHeader({ name, photo, crumbs, meta, children, beneath }: PersonHeaderProps) {
  const heading = usePageHeading(name);
  return (
    <>
      <div className="page-head">{crumbs && <Crumbs crumbs={crumbs} />}</div>
      <div className="card">
        <div className="person">
          <Portrait name={name} photo={photo} size="medium" />
          <div>
            <h1 tabIndex={-1} ref={heading}>
              {name}
            </h1>
            <div className="meta">{meta}</div>
          </div>
          {children && <div className="row">{children}</div>}
        </div>
        {beneath}
      </div>
    </>
  );
}
