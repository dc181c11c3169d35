import { toast } from '../../../ui/overlays/toast-store.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { addressOf } from '../payer.tsx';
import { useAssignLine } from '../reconciliation.queries.ts';
import { LineForm } from './line-form.tsx';
import type { LineActProps } from './line-acts.ts';
import { settledText } from './suggestion-text.ts';
import { whenDecided } from './when-decided.ts';
import { words } from './words.en.ts';

const said = words.settled;

/** Money that came once more for something that is no longer owed: it is held, or it is a donation. */
export function SettledLine({ line, onDone, onOther }: LineActProps) {
  const { can } = useSession();
  const assign = useAssignLine();
  const { suggestion } = line;
  if (suggestion?.kind !== 'settled') return null;
  const { dueKind, dueId, name } = suggestion;
  const mayKeep = dueKind === 'donation' || can('update', 'Member');

  function keep() {
    const body = { dueKind, dueId, keepApart: true };
    whenDecided(assign.mutateAsync({ params: { id: line.id }, body }), () => {
      toast.success(said.done);
      onDone();
    });
  }

  return (
    <LineForm
      line={line}
      said={said}
      saving={assign}
      onSave={keep}
      mayNotSave={!mayKeep}
      focusOn={mayKeep ? '[type=submit]' : 'button'}
      other={
        can('create', 'Donation') && <Button onClick={() => onOther('donation')}>{said.donation}</Button>
      }
    >
      <div className="full">
        <p>
          {settledText(suggestion)}. <Link to={addressOf(suggestion)}>{said.see[dueKind]}</Link>
        </p>
        <p className="muted">{mayKeep ? said.keep(name) : said.noRight}</p>
      </div>
    </LineForm>
  );
}
