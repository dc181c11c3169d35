import { type LinkWay, type Member, type MemberAccount, members, phoneText } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { problemOf } from '../../../ui/problem.ts';
import { Link } from '../../../ui/text/link.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { InvitationDialog } from '../../../shared/invitations/invitation-dialog.tsx';
import { words } from './words.en.ts';

const icons = { email: 'mail', sms: 'phone', link: 'print' } as const;

/** Whether a member can log in, and the ways in which the link to choose a password gets to them. */
export function AccountCard({ member }: { member: Member }) {
  const { can } = useSession();
  const { data } = useQuery(query(members.getAccount, { params: { id: member.id } }));
  const send = useEndpointMutation(members.sendAccountLink);
  if (!data) return null;
  const { state, lastLoginAt, ways } = data;
  const mayEdit = can('update', 'Member');
  const sendBy = (way: LinkWay) =>
    send.mutate(
      { params: { id: member.id }, body: { way } },
      { onSuccess: () => way !== 'link' && toast.success(sentText(way, data)) },
    );
  return (
    <Card title={words.title}>
      <div className="form-grid">
        <p>
          {words.states[state]}
          {lastLoginAt && ` ${words.lastLogin(momentText(lastLoginAt))}`}
        </p>
        {state !== 'disabled' && (
          <p className="muted">
            {howText(data)}{' '}
            {mayEdit && data.isContactProven && ways.every((way) => way === 'link') && (
              <Link to={`/membership-list/edit/${member.id}`}>{words.addContact}</Link>
            )}
          </p>
        )}
        {send.error && <Note tone="danger">{reasonOf(send.error)}</Note>}
        {send.data?.link && (
          <InvitationDialog
            name={member.name}
            link={send.data.link}
            expiresAt={send.data.expiresAt}
            logsInWith={words.logsInWith(member.membershipCode)}
            onClose={send.reset}
          />
        )}
        {mayEdit && ways.length > 0 && (
          <p className="row">
            {ways.map((way, place) => (
              <Button
                key={way}
                icon={icons[way]}
                tone={place === 0 ? 'line' : 'quiet'}
                pending={send.isPending && send.variables.body?.way === way}
                pendingLabel={words.sending}
                onClick={() => sendBy(way)}
              >
                {words.send[state === 'active' ? 'active' : 'none'][way]}
              </Button>
            ))}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Says where the usual link would be sent, and only where that is true. */
function howText({ ways, email, phone, hasMail, isContactProven }: MemberAccount): string {
  const [way] = ways;
  if (!isContactProven) return words.how.unproven;
  if (way === 'email' && email) return hasMail ? words.how.email(email) : words.how.kept(email);
  if (way === 'sms' && phone) return words.how.sms(phoneText(phone));
  return way === 'link' ? words.how.link : words.how.none;
}

const sentText = (way: 'email' | 'sms', { email, phone, hasMail }: MemberAccount) => {
  if (way === 'sms') return words.sentBySms(phoneText(phone ?? ''));
  return hasMail ? words.sent(email ?? '') : words.kept;
};

/** What the server says about the field, or about the call as a whole. */
function reasonOf(error: Error): string {
  const problem = problemOf(error);
  const [field] = problem?.errors ?? [];
  const [rule] = Object.values(field?.constraints ?? {});
  if (!rule) return problem?.detail ?? words.failed;
  return field?.property === 'way' ? words.wayProblem(rule) : words.emailProblem(rule);
}
