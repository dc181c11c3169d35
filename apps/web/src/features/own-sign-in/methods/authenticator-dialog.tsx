import { authenticatorCode, type ownSignIn, type ResponseOf } from '@kathok/contract';
import { useState } from 'react';
import { z } from 'zod';
import { refreshUser } from '../../../lib/session.ts';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { DialogForm } from '../../../ui/forms/dialog-form.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { useBeginAuthenticator, useConfirmAuthenticator } from '../own-sign-in.queries.ts';
import { PasswordForm } from './password-form.tsx';
import { words } from '../words.en.ts';

type Begun = ResponseOf<typeof ownSignIn.beginAuthenticator>;
type AuthenticatorDialogProps = {
  /** There is one already, which stops when the new one has shown its code. */
  isMove: boolean;
  onClose: () => void;
  onCodes: (codes: string[]) => void;
};

/** First the password, then the QR code and the first code of the app. */
export function AuthenticatorDialog({ isMove, onClose, onCodes }: AuthenticatorDialogProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = useBeginAuthenticator();
  const title = isMove ? words.app.moveTitle : words.app.dialogTitle;
  if (begun) return <Scan title={title} begun={begun} onClose={onClose} onCodes={onCodes} />;
  return (
    <PasswordForm
      title={title}
      text={words.app.intro}
      confirm={words.next}
      onClose={onClose}
      submit={async ({ password }) => setBegun(await begin.mutateAsync({ body: { password } }))}
    />
  );
}

const schema = z.object({ code: authenticatorCode });

type ScanProps = Omit<AuthenticatorDialogProps, 'isMove'> & { title: string; begun: Begun };

function Scan({ title, begun, onClose, onCodes }: ScanProps) {
  const confirm = useConfirmAuthenticator();
  const kit = useKitForm({
    schema,
    defaultValues: { code: '' },
    labels: words.labels,
    submit: async (body) => {
      const { recoveryCodes } = await confirm.mutateAsync({ body });
      toast.success(words.app.added);
      onClose();
      if (recoveryCodes) onCodes(recoveryCodes);
      await refreshUser().catch(() => undefined);
    },
  });
  return (
    <DialogForm
      title={title}
      kit={kit}
      onClose={onClose}
      submitLabel={words.app.confirm}
      pendingLabel={words.pending}
      className="form-grid scan-form"
    >
      <div className="scan">
        <QrCode text={begun.address} label={words.app.qr} />
        <ol>
          {words.app.steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="scan-key">
        <span className="label">{words.app.key}</span>
        <code>{begun.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={begun.key} label={words.app.key} />
      </div>
      <TextField
        {...kit.field('code')}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </DialogForm>
  );
}
