import {
  auth,
  passwordMaximum,
  passwordMinimum,
  passwordPair,
  type RoleType,
  samePassword,
  type UserData,
} from '@kathok/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { ApiProblem } from '../../../lib/problem.ts';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { refreshUser, useSession } from '../../../lib/session.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { PasswordField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useLoggedInElsewhere } from '../../own-sign-in/index.ts';
import { words } from '../words.en.ts';

const { change } = words;

/** The passwords of the office are longer than those of members. */
const bodyFor = (roleType: RoleType, asksCurrent: boolean) =>
  z
    .object({
      ...passwordPair,
      currentPassword: asksCurrent ? z.string().min(1, change.missing) : z.string(),
      newPassword: z
        .string()
        .min(passwordMinimum[roleType], change.tooShort(passwordMinimum[roleType]))
        .max(passwordMaximum, change.tooLong(passwordMaximum)),
    })
    .refine(...samePassword);

const asksFor = (error: unknown, field: string): boolean =>
  error instanceof ApiProblem && error.fieldErrors.some(({ property }) => property === field);

function ChangePasswordForm({ user }: { user: UserData }) {
  const navigate = useNavigate();
  const changePassword = useEndpointMutation(auth.changePassword);
  // A one-time password was typed to log in a moment ago.
  const [asksCurrent, setAsksCurrent] = useState(!user.mustChangePassword);
  const kit = useKitForm({
    schema: bodyFor(user.roleType, asksCurrent),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    labels: change.labels,
    submit: async ({ currentPassword, ...pair }) => {
      const body = asksCurrent ? { currentPassword, ...pair } : pair;
      try {
        await changePassword.mutateAsync({ params: { id: user.id }, body });
      } catch (error) {
        if (!asksCurrent && asksFor(error, 'currentPassword')) setAsksCurrent(true);
        throw error;
      }
      toast.success(change.done);
      kit.form.reset();
      await refreshUser().catch(() => undefined);
      if (user.mustChangePassword) await navigate('/');
    },
  });
  return (
    <FormShell kit={kit} submitLabel={change.submit} pendingLabel={change.pending}>
      {/* Lets a password manager know whose password changes. */}
      <input
        className="hidden"
        type="text"
        autoComplete="username"
        value={user.name}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {asksCurrent && <PasswordField {...kit.field('currentPassword')} autoComplete="current-password" />}
      <PasswordField
        {...kit.field('newPassword')}
        hint={change.hint(passwordMinimum[user.roleType])}
        autoComplete="new-password"
      />
      <PasswordField {...kit.field('confirmPassword')} autoComplete="new-password" />
    </FormShell>
  );
}

/** One's own password. Anyone who came in with a one-time password gets no further than this page. */
export default function ChangePasswordPage() {
  const { user } = useSession();
  const endsOthers = useLoggedInElsewhere();
  if (!user) return null;
  return (
    <>
      <PageHeader title={change.title} lead={endsOthers ? change.lead : undefined} />
      <section className="card form-card padded form-grid">
        {user.mustChangePassword && (
          <Note tone="warning" icon="key" title={change.mustTitle}>
            {change.must}
          </Note>
        )}
        <ChangePasswordForm user={user} />
      </section>
    </>
  );
}
