import { shortestPassphrase } from '@kathok/contract';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { PasswordField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useUpdatePlan } from '../backup.queries.ts';
import { madeUpPassphrase } from './made-up-passphrase.ts';
import { PassphraseSheet } from './passphrase-sheet.tsx';
import { words } from '../words.en.ts';

const say = words.pass;

const schema = z
  .object({ passphrase: z.string().trim().min(shortestPassphrase).max(200), again: z.string().trim() })
  .refine(({ passphrase, again }) => passphrase === again, { path: ['again'], error: say.differ });

/** Typed twice or made up; then a sheet to keep, which is shown once. */
export function SetPassphrase({ onClose }: { onClose: () => void }) {
  const update = useUpdatePlan();
  const [kept, setKept] = useState<string>();
  const kit = useKitForm({
    schema,
    defaultValues: { passphrase: '', again: '' },
    labels: say.labels,
    submit: async ({ passphrase }) => {
      await update.mutateAsync({ body: { passphrase } });
      toast.success(say.saved);
      setKept(passphrase);
    },
  });
  const makeUp = () => {
    const passphrase = madeUpPassphrase();
    kit.form.setValue('passphrase', passphrase, { shouldDirty: true });
    kit.form.setValue('again', passphrase, { shouldDirty: true });
  };
  if (kept) return <PassphraseSheet passphrase={kept} onClose={onClose} />;
  return (
    <DialogForm title={say.dialog} kit={kit} onClose={onClose} submitLabel={say.save}>
      <p className="whole">
        <b>{say.final}</b> {say.warn}
      </p>
      <PasswordField
        {...kit.field('passphrase')}
        hint={say.firstHint(shortestPassphrase)}
        autoComplete="new-password"
      />
      <PasswordField {...kit.field('again')} autoComplete="new-password" />
      <div>
        <Button icon="renew" onClick={makeUp}>
          {say.makeUp}
        </Button>
      </div>
    </DialogForm>
  );
}
