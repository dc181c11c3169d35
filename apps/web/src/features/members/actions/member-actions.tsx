import { fees, type Member } from '@kathok/contract';
import { useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../../ui/overlays/more-menu.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { EndMember } from './end-member.tsx';
import { renewable } from '../find/member-act.ts';
import { useRemoveMember } from '../member.queries.ts';
import { EraseMember } from '../privacy/erase-member.tsx';
import { ReinstateMember } from './reinstate-member.tsx';
import { words } from '../words.en.ts';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { RecordFeePayment } from '../../fees/index.ts';

/** The next step with an applicant: record the first fee, or verify the slip that came for it. */
function RecordFirstFee({ member }: { member: Member }) {
  const [recording, setRecording, close] = useAsking<true>();
  const own = useQuery(query(fees.ofMember, { params: { memberId: member.id } }));
  const fee = own.data?.find(({ status }) => status === 'open');
  if (!fee) return null;
  if (fee.paymentStatus === 'pending')
    return (
      <ButtonLink tone="primary" icon="eye" to={`/renewal/pending-verification/${fee.id}/approve`}>
        {words.actions.verify}
      </ButtonLink>
    );
  return (
    <>
      <Button tone="primary" icon="plus" onClick={() => setRecording(true)}>
        {words.actions.record(format.money(fee.balance, fee.currency))}
      </Button>
      {recording && <RecordFeePayment fee={fee} onClose={close} />}
    </>
  );
}

type Act = 'end' | 'reinstate' | 'remove' | 'erase';

/** What can be done with a member, by those who may. */
export function MemberActions({ member }: { member: Member }) {
  const { can } = useSession();
  const [asking, ask, close] = useAsking<Act>();
  const navigate = useNavigate();
  const remove = useRemoveMember();
  if (member.erasedAt) return null;
  const donate = can('create', 'Donation') && (
    <ButtonLink
      icon="donation"
      to="/donation/add"
      state={{ donor: { id: member.id, name: words.duplicates.line(member.name, member.membershipCode) } }}
    >
      {words.actions.donate}
    </ButtonLink>
  );
  const renew = can('create', 'Member', 'Donation') && renewable.has(member.standing) && (
    <ButtonLink tone="primary" icon="renew" to={`/renew-membership/renewal/${member.id}/renew`}>
      {words.actions.renew}
    </ButtonLink>
  );
  if (!can('update', 'Member'))
    return (
      <>
        {renew}
        {donate}
      </>
    );

  function leave() {
    toast.success(words.actions.removed(member.name));
    void navigate('/membership-list');
  }

  return (
    <>
      {renew}
      {member.status === 'pending' && <RecordFirstFee member={member} />}
      {donate}
      <ButtonLink icon="edit" to={`/membership-list/edit/${member.id}`}>
        {words.actions.edit}
      </ButtonLink>
      <ActsOfMember member={member} onChoose={ask} />
      {asking === 'end' && <EndMember member={member} onClose={close} />}
      {asking === 'erase' && <EraseMember member={member} onClose={close} />}
      {asking === 'reinstate' && <ReinstateMember member={member} onClose={close} />}
      <ConfirmDialog
        title={words.actions.removeTitle(member.name)}
        open={asking === 'remove'}
        onClose={close}
        confirmLabel={words.actions.remove}
        tone="danger"
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ params: { id: member.id } }, { onSuccess: leave })}
      >
        {words.actions.removeText}
      </ConfirmDialog>
    </>
  );
}

type ActsOfMemberProps = { member: Member; onChoose: (what: Act) => void };

const icons = { end: 'slash', reinstate: 'rotate', remove: 'minus', erase: 'close' } as const;

function ActsOfMember({ member, onChoose }: ActsOfMemberProps) {
  const { can } = useSession();
  const acts: Act[] = [
    member.endReason ? 'reinstate' : 'end',
    ...(can('manage', 'Member') ? (['remove', 'erase'] as const) : []),
  ];
  return (
    <MoreMenu
      items={acts.map((what) => ({
        label: words.actions[what],
        icon: icons[what],
        onChoose: () => onChoose(what),
      }))}
    />
  );
}
