import { type Member, members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { Link } from '../../../ui/text/link.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { words } from './words.ts';

/** Whether a member can log in, and the link with which they choose a password. */
export function AccountCard({ member }: { member: Member }) {
  const { can } = useSession();
  const { data } = useQuery(query(members.getAccount, { params: { id: member.id } }));
  const send = useEndpointMutation(members.sendAccountLink, { refresh: [members.getAccount] });
  if (!data) return null;
  const { state, email, lastLoginAt } = data;
  const maySend = can('update', 'Member') && state !== 'disabled' && email !== null;
  return (
    <Card title={words.title}>
      <div className="form-grid">
        <p>
          {words.states[state]}
          {lastLoginAt && ` ${words.lastLogin(momentText(lastLoginAt))}`}
        </p>
        {email === null && (
          <p className="muted">
            {words.noEmail}{' '}
            {can('update', 'Member') && (
              <Link to={`/membership-list/edit/${member.id}`}>{words.addEmail}</Link>
            )}
          </p>
        )}
        {send.error && <Note tone="danger">{reasonOf(send.error)}</Note>}
        {maySend && (
          <p>
            <Button
              icon="mail"
              pending={send.isPending}
              pendingLabel={words.sending}
              onClick={() =>
                void send.mutateAsync({ params: { id: member.id } }).then(
                  () => toast.success(words.sent(email)),
                  () => undefined,
                )
              }
            >
              {words.send[state]}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}

/** What the server says about the field, or about the call as a whole. */
function reasonOf(error: Error): string {
  const problem = problemOf(error);
  const [field] = problem?.errors ?? [];
  const [rule] = Object.values(field?.constraints ?? {});
  return rule ? words.emailProblem(rule) : (problem?.detail ?? words.failed);
}
