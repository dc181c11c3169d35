import { placeholdersOf, type Word } from '@kathok/contract';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { DrawerForm } from '../../ui/forms/drawer-form.tsx';
import { CheckField } from '../../ui/forms/fields/check-field.tsx';
import { TextArea } from '../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useUpdateWords } from './word.queries.ts';
import { words } from './words.en.ts';

const said = words.form;
const schema = z.object({ text: z.string().trim().min(1), isApproved: z.boolean() });

/** The English above, the text in Dzongkha to correct, and whether it was approved. */
export function WordDrawer({ word, onClose }: { word: Word; onClose: () => void }) {
  const update = useUpdateWords();
  const { id, english } = word;
  const send = async (change: { text: string | null; isApproved: boolean }, done: string) => {
    await update.mutateAsync({ body: { words: [{ id, english, ...change }] } });
    toast.success(done);
    onClose();
  };
  const kit = useKitForm({
    schema,
    defaultValues: { text: word.text ?? '', isApproved: word.state === 'approved' },
    labels: said.labels,
    submit: (body) => send(body, said.saved),
  });
  const puts = placeholdersOf(english).map((name) => `{${name}}`);
  return (
    <DrawerForm title={said.title} kit={kit} onClose={onClose} submitLabel={said.save}>
      <p>{english}</p>
      <p className="muted">{word.place}</p>
      <TextArea
        {...kit.field('text')}
        lang="dz"
        rows={5}
        {...(puts.length > 0 && { hint: said.puts(puts.join(' ')) })}
      />
      <CheckField {...kit.form.register('isApproved')} label={said.labels.isApproved} />
      {word.isOwn && (
        <Button
          tone="plain"
          onClick={() => void send({ text: null, isApproved: false }, said.restored).catch(toast.failure)}
        >
          {said.original}
        </Button>
      )}
    </DrawerForm>
  );
}
