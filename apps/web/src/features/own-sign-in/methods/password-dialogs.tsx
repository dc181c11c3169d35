import type { Passkey } from '@kathok/contract';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useMakeRecoveryCodes, useRemoveAuthenticator, useRemovePasskey } from '../own-sign-in.queries.ts';
import { PasswordForm } from './password-form.tsx';
import { words } from '../words.en.ts';

type Closable = { onClose: () => void };

export function TurnOffDialog({ onClose }: Closable) {
  const remove = useRemoveAuthenticator();
  return (
    <PasswordForm
      title={words.app.removeTitle}
      text={words.app.removeText}
      confirm={words.app.turnOff}
      tone="danger"
      onClose={onClose}
      submit={async ({ password }) => {
        await remove.mutateAsync({ body: { password } });
        toast.success(words.app.turnedOff);
        onClose();
      }}
    />
  );
}

export function RemovePasskeyDialog({ passkey, onClose }: Closable & { passkey: Passkey }) {
  const remove = useRemovePasskey();
  return (
    <PasswordForm
      title={words.passkeys.removeTitle(passkey.name)}
      text={words.passkeys.removeText}
      confirm={words.passkeys.remove}
      tone="danger"
      onClose={onClose}
      submit={async ({ password }) => {
        await remove.mutateAsync({ params: { id: passkey.id }, body: { password } });
        toast.success(words.passkeys.removed);
        onClose();
      }}
    />
  );
}

export function MakeCodesDialog({ onClose, onCodes }: Closable & { onCodes: (codes: string[]) => void }) {
  const make = useMakeRecoveryCodes();
  return (
    <PasswordForm
      title={words.recovery.makeTitle}
      text={words.recovery.makeText}
      confirm={words.recovery.make}
      onClose={onClose}
      submit={async ({ password }) => {
        const { recoveryCodes } = await make.mutateAsync({ body: { password } });
        onClose();
        onCodes(recoveryCodes);
      }}
    />
  );
}
