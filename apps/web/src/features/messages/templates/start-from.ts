import type { MessageTemplate } from '@kathok/contract';
import type { UseFormReturn } from 'react-hook-form';

export type Words = Pick<MessageTemplate, 'subject' | 'body'>;
type WordsForm = Pick<UseFormReturn<Words>, 'getValues' | 'setValue' | 'resetDefaultValues' | 'clearErrors'>;

const fields = ['subject', 'body'] as const;

/**
 * The form starts from other words than before. What does not stand there as it did then was typed since: it stays, and
 * stays unsaved. Tells whether there is any of that.
 */
export function startFrom(form: WordsForm, words: Words, then: Words): boolean {
  const { subject, body } = words;
  form.resetDefaultValues({ subject, body });
  for (const field of fields) {
    if (form.getValues(field) !== then[field]) continue;
    form.setValue(field, words[field], { shouldDirty: true });
    form.clearErrors(field);
  }
  return fields.some((field) => form.getValues(field) !== words[field]);
}
