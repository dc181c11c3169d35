import type { Passkey } from '@kathok/contract';
import { useState } from 'react';
import { z } from 'zod';
import { makePasskey, PasskeyRefused } from '../../../lib/sign-in/passkey.ts';
import { refreshUser } from '../../../lib/session.ts';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useAddPasskey, useBeginPasskey, useRenamePasskey } from '../own-sign-in.queries.ts';
import { PasswordForm } from './password-form.tsx';
import { words } from '../words.en.ts';

const { passkeys: text } = words;

type AddPasskeyProps = { onClose: () => void; onCodes: (codes: string[]) => void };

export function AddPasskeyDialog({ onClose, onCodes }: AddPasskeyProps) {
  const begin = useBeginPasskey();
  const add = useAddPasskey();
  const [isRefused, setRefused] = useState(false);
  const isPhone = matchMedia('(pointer: coarse)').matches;
  return (
    <PasswordForm
      title={text.addTitle}
      text={text.addText}
      confirm={words.next}
      suggestedName={isPhone ? text.thisPhone : text.thisComputer}
      failure={isRefused ? text.refused : undefined}
      onClose={onClose}
      submit={async ({ password, name }) => {
        setRefused(false);
        const { challenge, options } = await begin.mutateAsync({ body: { password } });
        const passkey = await makePasskey(options).catch((error: unknown) => {
          if (!(error instanceof PasskeyRefused)) throw error;
          setRefused(true);
          return null;
        });
        if (!passkey) return;
        const { recoveryCodes } = await add.mutateAsync({ body: { challenge, name, passkey } });
        toast.success(text.added);
        onClose();
        if (recoveryCodes) onCodes(recoveryCodes);
        await refreshUser().catch(() => undefined);
      }}
    />
  );
}

const named = z.object({ name: z.string().trim().min(1, 'must not be empty').max(60) });

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey();
  const kit = useKitForm({
    schema: named,
    defaultValues: { name: passkey.name },
    labels: words.labels,
    submit: async (body) => {
      await rename.mutateAsync({ params: { id: passkey.id }, body });
      toast.success(text.renamed);
      onClose();
    },
  });
  return (
    <DialogForm
      title={text.renameTitle}
      kit={kit}
      onClose={onClose}
      submitLabel={words.save}
      pendingLabel={words.pending}
    >
      <TextField {...kit.field('name')} autoComplete="off" maxLength={60} />
    </DialogForm>
  );
}
