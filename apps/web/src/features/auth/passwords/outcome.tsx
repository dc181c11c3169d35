import { type ReactNode, useEffect, useRef } from 'react';
import { Entrance } from '../entrance.tsx';

/** What came of it, in place of the form. It takes the focus, since what had it is gone. */
export function Outcome({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Entrance title={title}>
      <div className="outcome" tabIndex={-1} ref={words}>
        {children}
      </div>
      <p>{action}</p>
    </Entrance>
  );
}
