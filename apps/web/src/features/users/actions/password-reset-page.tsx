import { resetByAdministratorBody, type User } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { RecordPage } from '../../../ui/text/record-page.tsx';
import { PasswordField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useMailPasswordLink, userQueries, useResetPassword } from '../user.queries.ts';
import { words } from '../words.en.ts';

const { reset } = words;

function SetPassword({ user }: { user: User }) {
  const page = `/apps/user/list/view/${user.id}`;
  const resetPassword = useResetPassword();
  const kit = useKitForm({
    schema: resetByAdministratorBody,
    defaultValues: { id: user.id, newPassword: '', confirmPassword: '' },
    labels: words.labels,
    submit: async (body) => {
      await resetPassword.mutateAsync({ body });
      toast.success(reset.done(user.name));
      kit.leaveTo(page);
    },
  });
  return (
    <Card title={reset.byHand}>
      <PageForm kit={kit} cancelTo={page} submitLabel={reset.submit}>
        <p className="muted">{reset.byHandHint}</p>
        <PasswordField {...kit.field('newPassword')} hint={words.passwordHint} autoComplete="new-password" />
        <PasswordField {...kit.field('confirmPassword')} autoComplete="new-password" />
      </PageForm>
    </Card>
  );
}

function MailLink({ email }: { email: string }) {
  const mailLink = useMailPasswordLink();
  const send = () =>
    mailLink.mutate({ body: { username: email } }, { onSuccess: () => toast.success(reset.linkSent(email)) });
  return (
    <Card title={reset.byMail}>
      <div className="form-grid">
        <p>{reset.byMailText(email)}</p>
        {mailLink.error && <ErrorState error={mailLink.error} />}
        <div className="row">
          <Button icon="mail" pending={mailLink.isPending} pendingLabel={reset.sending} onClick={send}>
            {reset.sendLink}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const list = { label: words.list.title, to: '/apps/user/list' };

/** A new password for somebody else. */
export default function PasswordResetPage() {
  const { id = '' } = useParams();
  const query = useQuery(userQueries.detail(id));
  return (
    <RecordPage
      query={query}
      title={words.view.resetPassword}
      crumbs={[list]}
      rows={6}
      missing={words.missing}
    >
      {(user) => (
        <>
          <PageHeader
            title={reset.title(user.name)}
            lead={reset.lead}
            crumbs={[list, { label: user.name, to: `/apps/user/list/view/${id}` }]}
          />
          <div className="cols-2">
            <div>
              {/* Made anew for the next user, whose password it is then. */}
              <SetPassword key={user.id} user={user} />
            </div>
            <div>{user.email && <MailLink key={user.id} email={user.email} />}</div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
