import { approvalsPage } from '../../lib/waiting/waits-for-second-person.ts';
import { words } from '../../lib/waiting/words.en.ts';
import { Link } from '../text/link.tsx';
import { Note } from '../text/note.tsx';

/** What was sent is kept, and somebody else decides on it. */
export const WaitingNote = () => (
  <output>
    <Note icon="people" title={words.title}>
      <p>
        {words.text} <Link to={approvalsPage}>{words.see}</Link>
      </p>
    </Note>
  </output>
);
