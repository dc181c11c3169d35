import {
  type CallOf,
  type MemberMailing,
  memberMailings,
  type MessageFault,
  messageFaults,
  type MessageWay,
  type MessageWords,
} from '@kathok/contract';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
import { useStartMailing } from '../message.queries.ts';
import { words } from './words.en.ts';

const remindBody = z.object({
  subject: z.string().trim().min(1, 'must not be empty').max(150),
  email: z.string(),
  sms: z.string(),
  letter: z.string(),
});
export type RemindValues = z.output<typeof remindBody>;
/** The words of the first way stand for the others too, so they may not be missing. */
const withWordsOf = (first: MessageWay) =>
  remindBody.refine((values) => values[first].trim() !== '', { path: [first], error: 'must not be empty' });
const empty: RemindValues = { subject: '', email: '', sms: '', letter: '' };

/** What the server is sent: the words of the first way that somebody is reached by, and those of the others. */
function messageOf({ subject, ...texts }: RemindValues, ways: readonly MessageWay[]): MessageWords {
  const [first = 'email'] = ways;
  const own = (way: 'sms' | 'letter') =>
    way === first || !ways.includes(way) ? undefined : texts[way] || undefined;
  return { subject, body: texts[first], sms: own('sms'), letter: own('letter') };
}

type Start = {
  filters: Record<string, string>;
  /** By which somebody is reached. */
  ways: readonly MessageWay[];
  /** Begin with the words of a reminder. */
  isReminder: boolean;
  onStarted: (mailing: MemberMailing) => Promise<void>;
};

/** The words of each way, what is wrong with them, and sending them. */
export function useRemindForm({ filters, ways, isReminder, onStarted }: Start) {
  const start = useStartMailing();
  const kit = useKitForm<RemindValues, RemindValues>({
    schema: withWordsOf(ways[0] ?? 'email'),
    defaultValues: isReminder ? words.start : empty,
    labels: { subject: words.subject, ...words.text },
    submit: async (values) => {
      const body = { ...filters, ...messageOf(values, ways) };
      await onStarted(await start.mutateAsync({ body } as CallOf<typeof memberMailings.start>));
    },
  });
  const written = { ...empty, ...useWatch({ control: kit.form.control }) };
  const message = messageOf(written, ways);
  const faults = messageFaults(message);
  return { kit, written, message, faultOf: (way: MessageWay) => faultOf(faults, way, ways), faults };
}

const faultOf = (faults: MessageFault[], way: MessageWay, [first]: readonly MessageWay[]) =>
  faults.find(({ property }) => property === (way === first ? 'body' : way));
