import type { MessageTemplate } from '@kathok/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftPlace, dropDraft } from '../../../lib/browser/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { startFrom } from '../../../ui/forms/kit/start-from.ts';

type Words = Pick<MessageTemplate, 'subject' | 'body'>;

/**
 * The words that the form of a template starts from: those that the server has, also after somebody else has changed
 * them. Call what it returns with the words that were saved, and with what stood in the form when they were sent.
 */
export function useStartingWords<Output>(
  form: UseFormReturn<Words, unknown, Output>,
  { subject, body }: Words,
  draftName: string,
) {
  const { user } = useSession();
  const place = draftPlace(user?.id ?? '', draftName);
  const start = useRef<Words>({ subject, body });

  const begin = useCallback(
    ({ subject, body }: Words, shownBefore: Words) => {
      const words = { subject, body };
      start.current = words;
      // The form stays open, so its draft is not forgotten for good: what is typed next is kept again.
      if (!startFrom(form, words, shownBefore)) dropDraft(place);
    },
    [form, place],
  );

  useEffect(() => {
    const { current } = start;
    if (current.subject !== subject || current.body !== body) begin({ subject, body }, current);
  }, [begin, subject, body]);

  return begin;
}
