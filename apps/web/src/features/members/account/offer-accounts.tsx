import { members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query as queryOf, useEndpointMutation } from '../../../lib/queries.ts';
import { shownRecords } from '../../../ui/data-list/list-address.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { words } from './words.en.ts';

type OfferAccountsProps = { query: Record<string, unknown>; onClose: () => void };

/** Asks, and sends the link to an account to everybody whom the list shows, on all of its pages, and who has none. */
export function OfferAccounts({ query, onClose }: OfferAccountsProps) {
  const offer = useEndpointMutation(members.offerAccounts);
  const body = shownRecords(query);
  async function send() {
    try {
      const { offered } = await offer.mutateAsync({ body });
      onClose();
      toast.success(words.offered(offered));
    } catch {
      // What went wrong stands in the dialog.
    }
  }
  return (
    <ConfirmDialog
      title={words.offerManyTitle}
      open
      onClose={onClose}
      confirmLabel={words.offerManyConfirm}
      pending={offer.isPending}
      error={offer.error}
      onConfirm={() => void send()}
    >
      <p>{words.offerManyText}</p>
      <Reach filters={body} />
    </ConfirmDialog>
  );
}

/** How many get the link, by which way, before anything is sent. */
function Reach({ filters }: { filters: Record<string, unknown> }) {
  const { data, error, refetch } = useQuery(queryOf(members.reportAccounts, { query: filters }));
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={2} />;
  const { email, sms, unreachable, hasMail } = data;
  return (
    <>
      <ul>
        {email > 0 && <li>{words.reach.email(email)}</li>}
        {sms > 0 && <li>{words.reach.sms(sms)}</li>}
        {unreachable > 0 && <li className="muted">{words.reach.unreachable(unreachable)}</li>}
      </ul>
      {email + sms === 0 && <p>{words.reach.nobody}</p>}
      {email > 0 && !hasMail && <p>{words.reach.kept}</p>}
    </>
  );
}
