import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif, type MotifName } from '../../ui/pictures/motif.tsx';
import { homeOf } from '../navigation.ts';
import { words } from '../words.en.ts';

type MessagePageProps = {
  motif: MotifName;
  title: string;
  children: ReactNode;
  /** The button that stands in place of the way to the start page. */ action?: ReactNode;
};

/** A page that leads nowhere further: what happened, and the one way on. */
export function MessagePage({ motif, title, children, action }: MessagePageProps) {
  const { user } = useSession();
  return (
    <div className="empty dead-end">
      <Motif name={motif} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{children}</p>
      {action ?? (
        <ButtonLink tone="primary" to={homeOf(user)}>
          {words.goHome}
        </ButtonLink>
      )}
    </div>
  );
}
