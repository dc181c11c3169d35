import { z } from 'zod';
import { line, paragraph } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { messageChannels, templateKinds, templateLanguages } from './template-rules.ts';

/** One message in one language, by mail or by SMS. */
export const templateKey = z.strictObject({
  kind: z.enum(templateKinds),
  channel: z.enum(messageChannels),
  language: z.enum(templateLanguages),
});
export type TemplateKey = z.output<typeof templateKey>;

export const templateBody = z.strictObject({
  /** Empty for an SMS, which has none. */
  subject: z.union([z.literal(''), line(150)]),
  body: paragraph(4000).min(1, 'must not be empty'),
});

/** A template as it is kept in the settings. What an older version knew by another name is left alone. */
export const keptTemplate = z.object({
  kind: z.string(),
  channel: z.string(),
  language: z.string(),
  subject: z.string(),
  body: z.string(),
});

export const messageTemplate = templateKey.extend({
  /** Empty where nobody has written it in this language. */
  subject: z.string(),
  body: z.string(),
  /** The centre's own words, not the shipped ones. */
  isChanged: z.boolean(),
  /** Messages of this kind are sent. */
  isOn: z.boolean(),
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/** What staff write to many members. An SMS or a letter without words of its own says those of the mail. */
export const memberMessage = z.strictObject({
  subject: line(150),
  body: paragraph(4000).min(1, 'must not be empty'),
  sms: emptyIsAbsent(paragraph(600)),
  letter: emptyIsAbsent(paragraph(4000)),
});
