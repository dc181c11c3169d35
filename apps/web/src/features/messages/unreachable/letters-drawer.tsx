import { lettersFor, printedLetters, type UnheardReason } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { handOver } from '../../../lib/browser/save-file.ts';
import { today } from '../../../lib/today.ts';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { messageQueries, usePrintLetters } from '../message.queries.ts';
import { sumText } from '../message-tabs.tsx';
import { words as mailing } from '../mailings/words.en.ts';
import { words } from '../words.en.ts';

const said = words.unreachable.letters;

type Counts = Record<UnheardReason, number>;
type LettersProps = { counts: Counts; onClose: () => void };

/** What is printed for those whom no message reaches, with the words of the latest message to members to begin with. */
export default function LettersDrawer(props: LettersProps) {
  const { data, error } = useQuery(messageQueries.mailings());
  if (!data && !error)
    return (
      <FormDrawer title={said.title} dirty={false} onClose={props.onClose}>
        <LoadingState rows={4} />
      </FormDrawer>
    );
  return <LettersForm {...props} latest={data?.[0]} />;
}

function LettersForm({
  counts,
  onClose,
  latest,
}: LettersProps & { latest: { subject: string; body: string } | undefined }) {
  const print = usePrintLetters();
  const kit = useKitForm<z.input<typeof printedLetters>, z.output<typeof printedLetters>>({
    schema: printedLetters,
    defaultValues: { reason: '', subject: latest?.subject ?? '', body: latest?.body ?? '' },
    labels: { reason: said.to, subject: mailing.write.subject, body: mailing.write.body },
    submit: async (body) => {
      handOver(await print.mutateAsync({ body }), said.file(today()));
      onClose();
    },
  });
  return (
    <DrawerForm
      title={said.title}
      kit={kit}
      onClose={onClose}
      submitLabel={said.print}
      pendingLabel={said.printing}
      submitButton={{ icon: 'print' }}
    >
      <p className="muted">{said.lead}</p>
      <SelectField {...kit.field('reason')} options={choices(counts)} />
      <TextField {...kit.field('subject')} autoComplete="off" {...(latest && { hint: said.fromLatest })} />
      <TextArea {...kit.field('body')} rows={12} />
    </DrawerForm>
  );
}

const choices = (counts: Counts) => [
  { value: '', label: said.all(sumText(lettersFor.map((reason) => counts[reason]))) },
  ...lettersFor
    .filter((reason) => counts[reason] > 0)
    .map((reason) => ({
      value: reason,
      label: said.some(words.unreachable.views[reason], sumText([counts[reason]])),
    })),
];
