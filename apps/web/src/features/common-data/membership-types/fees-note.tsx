import { settings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';
import '../common-data.css';

const { feesNote: text } = words;

/** Shown until somebody has said that the fees are right, with what that means and the way to say so. */
export function FeesNote() {
  const present = useQuery(query(settings.get, {}));
  const change = useEndpointMutation(settings.update);
  if (!present.data || present.data.areFeesConfirmed) return null;
  const confirm = () =>
    void change
      .mutateAsync({ body: { areFeesConfirmed: true } })
      .then(() => toast.success(text.confirmed))
      .catch((error: unknown) => toast.failure(error, text.notConfirmed));
  return (
    <div className="fees-note">
      <Note tone="warning" title={text.title}>
        <p>{text.text}</p>
        <Button tone="primary" pending={change.isPending} onClick={confirm}>
          {text.confirm}
        </Button>
      </Note>
    </div>
  );
}
