import type { Doubt } from '@kathok/contract';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

const pages = { fee: '/membership-fees/view', donation: '/donation/list/view' } as const;

/** What makes one look twice. Shown, never decided. */
export const DoubtNotes = ({ doubts }: { doubts: readonly Doubt[] }) =>
  doubts.map(({ kind, message, dueKind, dueId }) => (
    <Note key={`${kind} ${dueId}`} tone="warning">
      <p>
        {message} {dueKind && dueId && <Link to={`${pages[dueKind]}/${dueId}`}>{words.look}</Link>}
      </p>
    </Note>
  ));
