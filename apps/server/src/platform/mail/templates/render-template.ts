import {
  fillTemplate,
  type MessageChannel,
  type Settings,
  type TemplateKey,
  type TemplateKind,
  templateLanguages,
  type TemplateText,
} from '@kathok/contract';
import { shippedTemplates } from './words.en.ts';

type Centre = Pick<Settings, 'centreName' | 'messageTemplates'>;
export type TemplateValues = Readonly<Record<string, string>>;

/** What the centre wrote for this message; undefined where it did not. */
export function keptText({ messageTemplates }: Centre, key: TemplateKey): TemplateText | undefined {
  return messageTemplates.find(
    ({ kind, channel, language }) =>
      kind === key.kind && channel === key.channel && language === key.language,
  );
}

/** The words of a message in one language: the centre's own, else the shipped ones, which are English. */
export function textOf(centre: Centre, key: TemplateKey): TemplateText {
  const shipped = key.language === 'en' ? shippedTemplates[key.kind][key.channel] : undefined;
  return keptText(centre, key) ?? shipped ?? { subject: '', body: '' };
}

/** One text, filled in. */
export const fillText = ({ subject, body }: TemplateText, values: TemplateValues): TemplateText => ({
  subject: fillTemplate(subject, values),
  body: fillTemplate(body, values),
});

/**
 * A message as it leaves. A mail is in English, with the other language beneath it where the centre has written that; we do not
 * know which of them somebody reads. An SMS is short, and in English alone.
 */
export function renderTemplate(
  centre: Centre,
  kind: TemplateKind,
  channel: MessageChannel,
  given: TemplateValues,
): TemplateText {
  const values = { ...given, centre: centre.centreName };
  const written = templateLanguages
    .filter((language) => channel === 'email' || language === 'en')
    .map((language) => textOf(centre, { kind, channel, language }))
    .filter(({ body }) => body !== '')
    .map((text) => fillText(text, values));
  return {
    subject: written
      .map(({ subject }) => subject)
      .filter(Boolean)
      .join(' · '),
    body: written.map(({ body }) => body).join('\n\n* * *\n\n'),
  };
}
