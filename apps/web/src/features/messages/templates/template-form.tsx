import { type MessageTemplate, templateBody, templateRules } from '@kathok/contract';
import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.tsx';
import { useKitForm } from '../../../ui/forms/use-kit-form.ts';
import { useUnsavedWarning } from '../../../ui/forms/use-unsaved-warning.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useResetTemplate, useSaveTemplate } from '../message.queries.ts';
import { SendTest } from '../send-test.tsx';
import { words } from '../words.ts';
import { TemplatePreview } from './template-preview.tsx';

const said = words.templates;
type Values = z.input<typeof templateBody>;

type TemplateFormProps = {
  template: MessageTemplate;
  /** The words are as the server has them now: the form begins again with those. */
  onSaved: () => void;
};

/** The words of one message in one language, with what can be filled in and how it will be read. */
export function TemplateForm({ template, onSaved }: TemplateFormProps) {
  const { kind, channel, language, subject, body, isChanged } = template;
  const key = { kind, channel, language };
  const save = useSaveTemplate();
  const reset = useResetTemplate();
  const kit = useKitForm<Values, z.output<typeof templateBody>>({
    schema: templateBody,
    defaultValues: { subject, body },
    labels: { subject: said.subject, body: said.body },
    submit: async (values) => {
      await save.mutateAsync({ body: { ...key, ...values } });
      beginAgain(said.saved);
    },
  });
  // Another message, channel or language is one press away: what was typed here is there again on the way back.
  const draft = useKeptDraft(`template ${kind} ${channel} ${language}`, kit.form);
  const warning = useUnsavedWarning(kit.form.formState.isDirty);
  const typed = useWatch({ control: kit.form.control });
  const written = { subject: typed.subject ?? '', body: typed.body ?? '' };

  /** Where the cursor stands in the text, else at its end. */
  function insert({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) {
    const area = currentTarget.form?.elements.namedItem('body');
    const at = (area instanceof HTMLTextAreaElement && area.selectionEnd) || written.body.length;
    const text = `${written.body.slice(0, at)}{${name}}${written.body.slice(at)}`;
    kit.form.setValue('body', text, { shouldDirty: true });
  }

  function beginAgain(done: string) {
    draft.forget();
    toast.success(done);
    onSaved();
  }

  return (
    <form className="form-grid" onSubmit={kit.onSubmit} noValidate>
      {warning}
      {draft.note}
      <ErrorSummary errors={kit.errors} />
      {language !== 'en' && <p className="hint">{said.beneath}</p>}
      {channel === 'email' && (
        <TextField {...kit.field('subject')} hint={said.subjectHint} autoComplete="off" lang={language} />
      )}
      <TextArea
        {...kit.field('body')}
        rows={channel === 'sms' ? 4 : 10}
        lang={language}
        hint={channel === 'sms' ? said.characters(lengthOf(written.body)) : undefined}
      />
      <fieldset className="placeholders" aria-label={said.placeholders}>
        {templateRules[kind].placeholders.map((name) => (
          <button
            key={name}
            type="button"
            onClick={(event) => insert(event, name)}
            aria-label={said.insert(`{${name}}`)}
          >
            {`{${name}}`}
          </button>
        ))}
      </fieldset>
      {written.body && <TemplatePreview template={{ ...key, ...written }} />}
      <div className="row">
        <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={said.saving}>
          {said.save}
        </Button>
        {isChanged && (
          <Button
            pending={reset.isPending}
            onClick={() => reset.mutate({ body: key }, { onSuccess: () => beginAgain(said.resetDone) })}
          >
            {said.reset}
          </Button>
        )}
      </div>
      {channel === 'email' && written.body && (
        <SendTest channel="email" label={said.sendToMe} template={{ ...key, ...written }} />
      )}
    </form>
  );
}

const lengthOf = (text: string) => text.replace(/\{[^{}]*\}/g, '').length;
