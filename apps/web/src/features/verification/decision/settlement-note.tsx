import { format } from '../../../language/format.ts';
import { donationPurposes } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { Note } from '../../../ui/text/note.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import type { Kind } from '../kind.ts';
import { settle } from './settlement.ts';
import { words } from '../words.en.ts';

type SettlementNoteProps = {
  kind: Kind;
  due: string;
  received: string;
  currency: string;
  /** The field for what the rest is given for. */
  purpose: Omit<Parameters<typeof SelectField>[0], 'options'>;
};

/** Less or more than what is due: what follows from it, and where the rest goes. */
export function SettlementNote({ kind, due, received, currency, purpose }: SettlementNoteProps) {
  const settlement = settle(due, received);
  if (!settlement || settlement.kind === 'exact') return null;
  const sum = format.exactMoney(settlement.by, currency);
  return (
    <>
      <Note tone="info">{kind.words[settlement.kind](sum)}</Note>
      {settlement.kind === 'over' && kind.takesExcess && <Purpose sum={sum} {...purpose} />}
    </>
  );
}

/** What the money beyond the sum due is given for. */
export function Purpose({ sum, ...field }: { sum: string } & SettlementNoteProps['purpose']) {
  const purposes = useQuery(query(donationPurposes.all, {}));
  return (
    <SelectField
      {...field}
      hint={words.excessHint(sum)}
      placeholder={words.choosePurpose}
      options={purposes.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
    />
  );
}
