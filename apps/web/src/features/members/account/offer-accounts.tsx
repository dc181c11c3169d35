import { members } from '@kathok/contract';
import { useState } from 'react';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { words } from './words.ts';

/** What says how a list is shown, and not whom it shows. */
const ofTheScreen = new Set(['page', 'take', 'sortBy', 'order']);

/** Sends the link to an account to everybody whom the list shows, on all of its pages, and who has none. */
export function OfferAccounts({ query }: { query: Record<string, unknown> }) {
  const [asking, setAsking] = useState(false);
  const offer = useEndpointMutation(members.offerAccounts, { refresh: [members.getAccount] });
  const body = Object.fromEntries(Object.entries(query).filter(([name]) => !ofTheScreen.has(name)));
  async function send() {
    try {
      const { offered } = await offer.mutateAsync({ body });
      setAsking(false);
      toast.success(words.offered(offered));
    } catch {
      // What went wrong stands in the dialog.
    }
  }
  return (
    <>
      <Button icon="mail" shrink onClick={() => setAsking(true)}>
        {words.offerMany}
      </Button>
      <ConfirmDialog
        title={words.offerManyTitle}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={words.offerManyConfirm}
        pending={offer.isPending}
        error={offer.error}
        onConfirm={() => void send()}
      >
        {words.offerManyText}
      </ConfirmDialog>
    </>
  );
}
