import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = {
  title: string;
  /** At the end of the head: a link, a small button. */
  actions?: ReactNode;
  /** False for content that reaches the edges, such as a table. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
};

export function Card({ title, actions, padded = true, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classNames('card', className)} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {padded ? <div className="card-body">{children}</div> : children}
    </section>
  );
}
