import { type MessageTemplate, templateBody } from '@kathok/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useKeptDraft } from '../../../ui/forms/kit/use-kept-draft.tsx';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useResetTemplate, useSaveTemplate } from '../message.queries.ts';
import { words } from '../words.en.ts';
import { useStartingWords } from './use-starting-words.ts';

const said = words.templates;
type Values = z.input<typeof templateBody>;

/** What is typed of a template, kept as a draft until it is saved, and the way back to the shipped words. */
export function useTemplateForm({ kind, channel, language, subject, body }: MessageTemplate) {
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
  const startWith = useStartingWords(kit.form, { subject, body }, draftName);
  const [hasBegunAgain, setBegunAgain] = useState(false);
  /** What was refused of words that have been replaced since. */
  const [pastErrors, setPastErrors] = useState<typeof kit.errors>();
  const typed = useWatch({ control: kit.form.control });
  const written = { subject: typed.subject ?? '', body: typed.body ?? '' };

  function beginAgain(words: Values, then: Values, done: string) {
    startWith(words, then);
    setBegunAgain(true);
    toast.success(done);
  }

  async function restoreShippedWords(button: HTMLButtonElement) {
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
    if (activeElement === button || activeElement === page) kit.setFocus('body');
  }

  return {
    kit: { ...kit, errors: kit.errors === pastErrors ? [] : kit.errors },
    written,
    template: { ...key, ...written },
    draftNote: !hasBegunAgain && draft.note,
    restoreShippedWords,
    isRestoring: reset.isPending,
  };
}
