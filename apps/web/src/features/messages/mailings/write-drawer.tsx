import { memberMessage } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { messageQueries, useStartMailing } from '../message.queries.ts';
import { words } from './words.en.ts';
import '../messages.css';

const said = words.write;

/** Writing the message; it tells beforehand how many it reaches. */
export default function WriteDrawer({
  filters,
  onClose,
}: {
  filters: Record<string, unknown>;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(messageQueries.report(filters));
  const start = useStartMailing();
  const kit = useKitForm<z.input<typeof memberMessage>, z.output<typeof memberMessage>>({
    schema: memberMessage,
    defaultValues: { subject: '', body: '' },
    labels: { subject: said.subject, body: said.body },
    submit: async (values) => {
      await start.mutateAsync({ body: { ...filters, ...values } });
      kit.form.reset({ subject: '', body: '' });
      toast.success(said.started);
      onClose();
    },
  });
  const reached = data ? data.email + data.sms : 0;
  return (
    <FormDrawer title={said.title} dirty={kit.isDirty} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={4} />}
      {data && (
        <FormShell
          kit={kit}
          submitLabel={said.send(reached)}
          pendingLabel={said.sending}
          submitButton={{ icon: 'mail', disabled: reached === 0 }}
        >
          {!data.hasMail && !data.hasSms ? (
            <Note tone="warning">{said.noWay}</Note>
          ) : (
            <section className="reach" aria-label={said.reach(reached)}>
              <b>{said.reach(reached)}</b>
              <ul>
                {data.email > 0 && <li>{said.byMail(data.email)}</li>}
                {data.sms > 0 && <li>{said.bySms(data.sms)}</li>}
                {data.unreachable > 0 && <li className="muted">{said.unreachable(data.unreachable)}</li>}
                {data.optedOut > 0 && <li className="muted">{said.optedOut(data.optedOut)}</li>}
              </ul>
            </section>
          )}
          <TextField {...kit.field('subject')} hint={said.subjectHint} autoComplete="off" />
          <TextArea {...kit.field('body')} hint={said.bodyHint} rows={10} />
        </FormShell>
      )}
    </FormDrawer>
  );
}
