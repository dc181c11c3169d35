import { useState } from 'react';
import type { z } from 'zod';
import { CheckField } from '../../ui/forms/fields/check-field.tsx';
import { DrawerForm } from '../../ui/forms/drawer-form.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';

type Typed = Record<string, string>;

type EraseDrawerProps = {
  who: 'member' | 'donor';
  name: string;
  /** What has to be typed, and the field it is sent in. */
  code: { field: keyof typeof words.labels; value: string };
  schema: z.ZodType<Typed, Typed>;
  erase: (code: string, reason: string, alsoGivenNames: boolean) => Promise<unknown>;
  onClose: () => void;
};

/** Erases a person for good. A code is typed by hand, so that nobody is erased by mistake. */
export function EraseDrawer({ who, name, code, schema, erase, onClose }: EraseDrawerProps) {
  const [alsoGivenNames, setAlsoGivenNames] = useState(false);
  const kit = useKitForm<Typed, Typed>({
    schema,
    defaultValues: { [code.field]: '', reason: '' },
    labels: words.labels,
    submit: async ({ [code.field]: typed = '', reason = '' }) => {
      await erase(typed, reason, alsoGivenNames);
      toast.success(words.done[who](code.value));
      onClose();
    },
  });
  return (
    <DrawerForm
      title={words.title(name)}
      kit={kit}
      onClose={onClose}
      submitLabel={words.confirm}
      pendingLabel={words.erasing}
      submitButton={{ tone: 'danger' }}
    >
      <Note tone="warning" title={words.forGood}>
        <p>{words.lead[who]}</p>
      </Note>
      <TextField
        {...kit.field(code.field)}
        hint={words.codeHint(code.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...kit.field('reason')} hint={words.reasonHint} autoComplete="off" />
      <CheckField
        name="alsoGivenNames"
        label={words.alsoGivenNames}
        hint={words.alsoGivenNamesHint}
        checked={alsoGivenNames}
        onChange={({ target }) => setAlsoGivenNames(target.checked)}
      />
    </DrawerForm>
  );
}
