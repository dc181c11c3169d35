import type { FoundInBackup } from '@kathok/contract';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/forms/fields/field.tsx';
import { PasswordField } from '../../../ui/forms/fields/text-field.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { useCheckBackup, useStartRestore } from '../backup.queries.ts';
import { words } from '../words.en.ts';
import { FoundCard } from './found-card.tsx';
import { RestoreProgress } from './restore-progress.tsx';
import '../backups.css';

const say = words.restore;

const schema = z.object({ file: z.instanceof(File, { error: say.noFile }), passphrase: z.string() });

/** A file, its passphrase, what is in it, and only then the one button that does it. */
export default function RestorePage() {
  const check = useCheckBackup();
  const start = useStartRestore();
  const [found, setFound] = useState<FoundInBackup>();
  const kit = useKitForm({
    schema,
    defaultValues: { passphrase: '' },
    labels: say.labels,
    submit: async (body) => setFound(await check.mutateAsync({ body })),
  });
  if (start.isSuccess) return <RestoreProgress />;
  const chosen = kit.form.watch('file');
  const begin = () => start.mutate({ body: schema.parse(kit.form.getValues()) });
  return (
    <>
      <PageHeader title={say.title} lead={say.lead} crumbs={[{ label: say.home, to: '/dashboard' }]} />
      <div className="backups">
        <Card title={say.backup}>
          <FormShell kit={kit} submitLabel={found ? null : say.look} pendingLabel={say.looking}>
            <Field label={say.file} name="file" hint={say.fileHint} error={kit.field('file').error}>
              <input
                id="file"
                type="file"
                className="input"
                accept=".backup"
                onChange={({ target }) => {
                  setFound(undefined);
                  const [file] = target.files ?? [];
                  if (file) kit.form.setValue('file', file, { shouldValidate: true });
                }}
              />
            </Field>
            {chosen && <p className="muted">{say.chosen(chosen.name, words.size(chosen.size))}</p>}
            <PasswordField
              {...kit.field('passphrase')}
              hint={say.passphraseHint}
              autoComplete="off"
              onInput={() => setFound(undefined)}
              optional
            />
          </FormShell>
        </Card>
        {found && (
          <FoundCard found={found} error={start.error}>
            <Button
              tone="primary"
              big
              wide
              pending={start.isPending}
              pendingLabel={say.sending}
              onClick={begin}
            >
              {found.members === null ? say.begin : say.beginMembers(found.members)}
            </Button>
          </FoundCard>
        )}
      </div>
    </>
  );
}
