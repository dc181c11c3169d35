import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from './words.en.ts';

type CannotSendProps = {
  /** Leave `hasSms` out where only e-mail matters. */
  ways: { hasMail: boolean; hasSms?: boolean };
  /** What becomes of the messages until then. */
  children?: string | undefined;
};

/** Where messages leave by neither way: one sentence that says so, and the one button that helps. */
export function CannotSend({ ways: { hasMail, hasSms }, children }: CannotSendProps) {
  const { can } = useSession();
  if (hasMail || hasSms) return null;
  return (
    <div className="above-list cannot-send">
      <Note tone="warning">
        <p>
          <b>{hasSms === undefined ? words.noMail : words.nothing}</b> {children}
        </p>
        {can('manage', 'all') ? (
          <ButtonLink to="/settings#part-messages">
            {hasSms === undefined ? words.setUpMail : words.setUp}
          </ButtonLink>
        ) : (
          <p>{words.whoCan}</p>
        )}
      </Note>
    </div>
  );
}
