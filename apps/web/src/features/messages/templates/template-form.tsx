import { type MessageTemplate, templateBody, templateRules } from '@kathok/contract';
import { type MouseEvent, useState } from 'react';
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
import { words } from '../words.en.ts';
import { TemplatePreview } from './template-preview.tsx';
import { useStartingWords } from './use-starting-words.ts';

const said = words.templates;
type Values = z.input<typeof templateBody>;

/** The words of one message in one language, with what can be filled in and how it will be read. */
export function TemplateForm({ template }: { template: MessageTemplate }) {
  const { kind, channel, language, subject, body, isChanged } = template;
  const key = { kind, channel, language };
  const save = useSaveTemplate();
  const reset = useResetTemplate();
  const kit = useKitForm<Values, z.output<typeof templateBody>>({
    schema: templateBody,
    defaultValues: { subject, body },
    labels: { subject: said.subject, body: said.body },
    submit: async (values) => {
      const sent = kit.form.getValues();
      const saved = await save.mutateAsync({ body: { ...key, ...values } });
      beginAgain(saved, sent, said.saved);
    },
  });
  // Another message, channel or language is one press away: what was typed here is there again on the way back.
  const draftName = `template ${kind} ${channel} ${language}`;
  const draft = useKeptDraft(draftName, kit.form);
  const startWith = useStartingWords(kit.form, template, draftName);
  const [hasBegunAgain, setBegunAgain] = useState(false);
  /** What was said of words that are gone. */
  const [pastErrors, setPastErrors] = useState<typeof kit.errors>();
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

  function beginAgain(words: Values, then: Values, done: string) {
    startWith(words, then);
    setBegunAgain(true);
    toast.success(done);
  }

  async function bringBack(button: HTMLButtonElement) {
    const then = kit.form.getValues();
    try {
      beginAgain(await reset.mutateAsync({ body: key }), then, said.resetDone);
    } catch (error) {
      toast.failure(error);
      return;
    }
    setPastErrors(kit.errors);
    // The button goes with the words it was for: its focus goes on to the words, and none is taken from elsewhere.
    const { activeElement, body: page } = document;
    if (activeElement === button || activeElement === page) kit.form.setFocus('body');
  }

  return (
    <form className="form-grid" onSubmit={kit.onSubmit} noValidate>
      {warning}
      {!hasBegunAgain && draft.note}
      <ErrorSummary errors={kit.errors === pastErrors ? [] : kit.errors} />
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
          <Button pending={reset.isPending} onClick={({ currentTarget }) => void bringBack(currentTarget)}>
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
