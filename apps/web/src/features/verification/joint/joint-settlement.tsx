import { formatAmount, type JointItem } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Note } from '../../../ui/text/note.tsx';
import { Purpose } from '../decision/settlement-note.tsx';
import { words } from '../words.en.ts';
import { sumBeyond, sumOfAll, sumOfChosen } from './joint-decision.ts';
import type { ChosenKit } from './joint-items.tsx';

const said = words.joint;

/** What follows from what is chosen: the rest stays due, or what is left over is given for something. */
export function JointSettlement({ kit, waiting }: { kit: ChosenKit; waiting: readonly JointItem[] }) {
  const chosen = kit.form.watch();
  const currency = waiting[0]?.currency ?? '';
  const beyond = sumBeyond(waiting, chosen);
  const less = sumOfAll(waiting) - sumOfChosen(chosen);
  const sum = (minor: number) => format.exactMoney(formatAmount(minor), currency);
  if (beyond > 0)
    return (
      <>
        <Note tone="info">{said.more(sum(beyond))}</Note>
        <Purpose sum={sum(beyond)} {...kit.field('excessPurposeId')} />
      </>
    );
  if (less > 0) return <Note tone="info">{said.rest(sum(less))}</Note>;
  return <p className="hint">{said.hint}</p>;
}
