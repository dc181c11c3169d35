import { createUserBody, emptyIsAbsent, newPassword, phone, type User } from '@kathok/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { PasswordField, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { UnsentInvitation } from './invitation-link.tsx';
import { RoleField } from './role-field.tsx';
import { chosenRole } from './user-values.ts';
import { useCreateUser } from '../user.queries.ts';
import { words } from '../words.en.ts';

const { form: text } = words;

const schema = z
  .object({
    ...createUserBody.omit({ password: true }).shape,
    phone: emptyIsAbsent(phone),
    roleId: chosenRole,
    access: z.enum(['invitation', 'password']),
    password: z.string(),
  })
  .superRefine(({ access, password }, context) => {
    const wrong = access === 'password' ? newPassword.safeParse(password).error : undefined;
    for (const { message } of wrong?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['password'], message });
  })
  .transform(({ access, password, ...person }) => (access === 'password' ? { ...person, password } : person));

const ways = [
  { value: 'invitation', label: text.invitation, hint: text.invitationHint },
  { value: 'password', label: text.ownPassword, hint: text.ownPasswordHint },
];

/** A new account, by invitation or with a password that is told in person. */
export default function AddUser({ onClose }: { onClose: () => void }) {
  const create = useCreateUser();
  const [unsent, setUnsent] = useState<User | null>(null);
  const kit = useKitForm({
    schema,
    defaultValues: { name: '', email: '', phone: '', roleId: '', access: 'invitation', password: '' },
    labels: words.labels,
    submit: async (body) => {
      const user = await create.mutateAsync({ body });
      if (user.isInvitationMailed === false) return setUnsent(user);
      toast.success('password' in body ? text.added(user.name) : text.invited(user.name, user.email));
      onClose();
    },
  });
  const isInvited = useWatch({ control: kit.form.control, name: 'access' }) === 'invitation';
  if (unsent) return <UnsentInvitation user={unsent} onClose={onClose} />;
  return (
    <DrawerForm
      title={text.addTitle}
      kit={kit}
      onClose={onClose}
      submitLabel={isInvited ? text.invite : text.add}
    >
      <TextField {...kit.field('name')} autoComplete="off" />
      <TextField {...kit.field('email')} type="email" autoComplete="off" />
      <TextField {...kit.field('phone')} type="tel" autoComplete="off" hint={words.phoneHint} optional />
      <RoleField {...kit.field('roleId')} />
      <ChoiceField {...kit.field('access')} options={ways} />
      {!isInvited && (
        <PasswordField {...kit.field('password')} hint={words.passwordHint} autoComplete="new-password" />
      )}
    </DrawerForm>
  );
}
