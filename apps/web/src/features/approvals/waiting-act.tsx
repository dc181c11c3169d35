import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/text/link.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { Note } from '../../ui/text/note.tsx';
import { approvalQueries } from './approval.queries.ts';
import { ChangeList } from './change-list.tsx';
import { words } from './words.en.ts';

const { note } = words;

/** Where a fee or donation is shown: that something about it waits for a second person, and what. */
export function WaitingAct({ entityId }: { entityId: string }) {
  const { data } = useQuery(approvalQueries.about(entityId));
  const [approval] = data?.data ?? [];
  if (!approval) return null;
  return (
    <div className="approval-note">
      <Note icon="people" title={note.title(words.acts[approval.act])}>
        <p>
          {note.text(approval.askedBy.name, momentText(approval.askedAt))}{' '}
          <Link to="/approvals">{note.see}</Link>
        </p>
        <ChangeList {...approval} />
      </Note>
    </div>
  );
}
