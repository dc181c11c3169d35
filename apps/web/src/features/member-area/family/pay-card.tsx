import { formatAmount } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { payAddress } from '../../../shared/payment-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Motif } from '../../../ui/pictures/motif.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { usePayTogether, useRenewOne } from './family.queries.ts';
import { type Chosen, chosenOf, type Kin, sumOf } from './kin.ts';
import { words } from './words.en.ts';

/** What is ticked, its sum, and the one button; then on to the page where it is paid. */
export function PayCard({ kin, ticked }: { kin: readonly Kin[]; ticked: ReadonlySet<string> }) {
  const chosen = chosenOf(kin, ticked);
  const sum = sumOf(chosen);
  const { go, isPending, error } = usePaying();
  if (!sum)
    return (
      <aside className="card padded" aria-label={words.payment}>
        <p className="muted">{chosen.length === 0 ? words.nobody : words.currencies}</p>
      </aside>
    );
  const all = format.money(formatAmount(sum.minor), sum.currency);
  return (
    <aside className="card donation still family-pay" aria-label={words.payment}>
      <div className="top">
        <span className="disc">
          <Motif name="wheel" />
        </span>
        <div>
          <b className="num">{all}</b>
          <span>{words.people(chosen.length)}</span>
        </div>
      </div>
      <div className="in">
        <dl className="adds">
          {chosen.map(({ id, name, amount, currency }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd className="num">{format.money(amount, currency)}</dd>
            </div>
          ))}
          <div className="all">
            <dt>{words.together}</dt>
            <dd className="num">{all}</dd>
          </div>
        </dl>
        <Button
          tone="primary"
          big
          wide
          pending={isPending}
          pendingLabel={words.paying}
          onClick={() => void go(chosen)}
        >
          {words.payFor(all, chosen.length)}
        </Button>
        {error && <Note tone="danger">{error.message}</Note>}
        <p className="hint">{words.hint}</p>
      </div>
    </aside>
  );
}

/** Two or more are paid as one; one person by itself, as on the page for renewing. */
function usePaying() {
  const together = usePayTogether();
  const renew = useRenewOne();

  async function go(chosen: readonly Chosen[]): Promise<void> {
    const [first, ...others] = chosen;
    if (!first) return;
    if (others.length > 0) {
      const { id } = await together.mutateAsync({ body: { items: chosen.map(({ item }) => item) } });
      location.assign(payAddress({ kind: 'joint', id, memberId: null }));
      return;
    }
    const feeId =
      'feeId' in first.item
        ? first.item.feeId
        : (await renew.mutateAsync({ body: { memberId: first.id } })).feeId;
    location.assign(payAddress({ kind: 'fee', id: feeId, memberId: first.id }));
  }

  return {
    go: (chosen: readonly Chosen[]) => go(chosen).catch(() => undefined),
    isPending: together.isPending || renew.isPending,
    error: together.error ?? renew.error,
  };
}
