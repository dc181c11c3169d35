import { format } from '../../../language/format.ts';
import type { MembershipRenewal } from '@kathok/contract';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

/** A member has one open renewal at a time: here is the way to it. */
export const OpenRenewal = ({ renewal }: { renewal: MembershipRenewal }) => (
  <Note tone="info" title={words.renew.openTitle}>
    {words.renew.openText(
      words.terms(renewal.membershipType, renewal.paymentFrequency, renewal.periods),
      format.exactMoney(renewal.amount, renewal.currency),
    )}{' '}
    <Link to={`/renew-membership/list/${renewal.id}/edit`}>{words.renew.openLink}</Link>
  </Note>
);
