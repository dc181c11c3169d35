import { type PasswordLink, passwordMinimum } from '@kathok/contract';
import { call } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/problem.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { PasswordField } from '../../../ui/forms/fields/text-field.tsx';
import { resetPasswordCall } from '../auth.calls.ts';
import { Entrance } from '../entrance.tsx';
import { useEntranceForm } from '../use-entrance-form.ts';
import { words } from '../words.en.ts';

type ChoosePasswordProps = {
  token: string;
  /** Whose password it is. */
  owner: PasswordLink;
  onDone: (password: string) => Promise<void>;
  onDead: () => void;
};

/** The new password, twice. */
export function ChoosePassword({ token, owner, onDone, onDead }: ChoosePasswordProps) {
  const kit = useEntranceForm({
    labels: words.reset.labels,
    check: ({ newPassword, confirmPassword }) =>
      newPassword === confirmPassword ? [] : [{ field: 'confirmPassword', message: words.reset.different }],
    submit: async (passwords) => {
      try {
        await call(resetPasswordCall, { body: { token, ...passwords } });
      } catch (error) {
        if (!hasCode(error, 'invalid_token')) throw error;
        return onDead();
      }
      await onDone(passwords.newPassword);
    },
  });
  return (
    <Entrance
      title={owner.isInvitation ? words.reset.invitationTitle : words.reset.title}
      lead={words.reset.greeting(owner.name)}
    >
      <FormShell
        kit={kit}
        submitLabel={words.reset.submit}
        pendingLabel={words.reset.pending}
        submitButton={{ big: true, wide: true }}
      >
        {/* Lets a password manager know whose password it is. */}
        <input
          className="hidden"
          type="text"
          autoComplete="username"
          value={owner.username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField
          {...kit.field('newPassword')}
          hint={words.reset.hint(passwordMinimum[owner.roleType])}
          autoComplete="new-password"
        />
        <PasswordField {...kit.field('confirmPassword')} autoComplete="new-password" />
      </FormShell>
    </Entrance>
  );
}
