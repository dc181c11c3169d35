/** What a centre can say in its own words, and what each message may fill in. No schema library, so screens stay light. */
export const templateKinds = [
  'registration_received',
  'payment_received',
  'payment_rejected',
  'card_payment_closed',
  'renewal_due',
  'renewal_overdue',
  'lapsed',
  'certificate_ready',
  'names_read',
  'names_moved',
  'family_asked',
  'family_accepted',
  'family_ended',
  'family_paid',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const messageChannels = ['email', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** English, and another language that stands beneath it in the same mail where a centre writes it. */
export const templateLanguages = ['en', 'dz'] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** Whether messages of this kind are sent; each has a switch of its own. */
export const isMessageOn = (settings: { messagesOff: readonly string[] }, kind: TemplateKind): boolean =>
  !settings.messagesOff.includes(kind);

interface KindRule {
  placeholders: readonly string[];
  /** Without these the message would say nothing, or leave out what has to be said. */
  needed: readonly string[];
  channels: readonly MessageChannel[];
}

const renewal: KindRule = {
  placeholders: ['name', 'membershipCode', 'membershipType', 'endDay', 'fee', 'link', 'centre'],
  needed: ['endDay'],
  channels: ['email', 'sms'],
};

export const templateRules: Record<TemplateKind, KindRule> = {
  registration_received: {
    // Nothing that a visitor typed: the address may be somebody else's.
    placeholders: ['amount', 'reference', 'link', 'centre'],
    needed: ['link'],
    channels: ['email'],
  },
  payment_received: {
    placeholders: ['name', 'amount', 'title', 'receiptNumber', 'details', 'centre'],
    needed: ['receiptNumber', 'details'],
    channels: ['email'],
  },
  payment_rejected: {
    placeholders: ['name', 'title', 'reason', 'link', 'centre'],
    needed: ['reason', 'link'],
    channels: ['email'],
  },
  card_payment_closed: {
    placeholders: ['name', 'title', 'link', 'centre'],
    needed: ['link'],
    channels: ['email'],
  },
  renewal_due: renewal,
  renewal_overdue: renewal,
  lapsed: renewal,
  certificate_ready: {
    placeholders: ['name', 'certificate', 'year', 'link', 'askAgain', 'centre'],
    needed: ['link'],
    channels: ['email'],
  },
  // Whose names they are stands in no message: somebody else may read the phone.
  names_read: {
    placeholders: ['name', 'ritual', 'day', 'centre'],
    needed: ['day'],
    channels: ['email', 'sms'],
  },
  names_moved: {
    placeholders: ['name', 'ritual', 'day', 'newDay', 'reason', 'centre'],
    needed: ['day', 'newDay'],
    channels: ['email', 'sms'],
  },
  // To the person who is looked after: of the keeper the name, since consent is given to somebody.
  family_asked: {
    placeholders: ['name', 'keeper', 'link', 'centre'],
    needed: ['keeper', 'link'],
    channels: ['email', 'sms'],
  },
  family_accepted: {
    placeholders: ['name', 'keeper', 'link', 'centre'],
    needed: ['keeper'],
    channels: ['email', 'sms'],
  },
  family_ended: {
    placeholders: ['name', 'keeper', 'centre'],
    needed: ['keeper'],
    channels: ['email', 'sms'],
  },
  family_paid: {
    placeholders: ['name', 'keeper', 'amount', 'title', 'centre'],
    needed: ['keeper', 'amount'],
    channels: ['email', 'sms'],
  },
};

/** A subject is read by everybody who looks at a locked phone, so nothing in it is about a person. */
const inSubjects = ['centre', 'receiptNumber', 'certificate', 'year'];

export interface TemplateText {
  /** Empty for an SMS. */
  subject: string;
  body: string;
}

export interface TemplateFault {
  property: 'subject' | 'body';
  constraint: string;
  message: string;
}

const usedIn = (text: string): string[] => [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);

/** What is wrong with the words of a message, in the words of its field. */
export function templateFaults(
  kind: TemplateKind,
  channel: MessageChannel,
  { subject, body }: TemplateText,
): TemplateFault[] {
  const { placeholders, needed } = templateRules[kind];
  const faults: TemplateFault[] = [];
  const find = (property: TemplateFault['property'], constraint: string, message: string) =>
    faults.push({ property, constraint, message });
  for (const name of new Set(usedIn(subject))) {
    if (!placeholders.includes(name))
      find('subject', 'isKnown', `contains {${name}}, which is not known here`);
    else if (!inSubjects.includes(name))
      find('subject', 'isNotPersonal', `must not contain {${name}}: others may see the subject`);
  }
  for (const name of new Set(usedIn(body)))
    if (!placeholders.includes(name)) find('body', 'isKnown', `contains {${name}}, which is not known here`);
  for (const name of needed)
    if (!usedIn(body).includes(name)) find('body', 'isComplete', `must contain {${name}}`);
  if (channel === 'email' && subject.trim() === '') find('subject', 'isGiven', 'must not be empty');
  return faults;
}

/** What a message that staff write to members may fill in. */
export const messagePlaceholders = [
  'name',
  'endDay',
  'fee',
  'account',
  'link',
  'membershipCode',
  'membershipType',
  'centre',
] as const;

/** The words of such a message for each way it goes. An SMS or a letter without words of its own says those of the mail. */
export interface MessageWords {
  subject: string;
  body: string;
  sms?: string | undefined;
  letter?: string | undefined;
}

export interface MessageFault {
  property: keyof MessageWords;
  constraint: string;
  message: string;
}

/** What nobody could fill in would be read by everybody as it was typed. */
export function messageFaults({ subject, ...texts }: MessageWords): MessageFault[] {
  const faults: MessageFault[] = [];
  for (const name of new Set(usedIn(subject)))
    if (name !== 'centre')
      faults.push({
        property: 'subject',
        constraint: 'isNotPersonal',
        message: `must not contain {${name}}: others may see the subject`,
      });
  for (const [property, text] of Object.entries(texts))
    for (const name of new Set(usedIn(text ?? '')))
      if (!messagePlaceholders.some((known) => known === name))
        faults.push({
          property: property as keyof MessageWords,
          constraint: 'isKnown',
          message: `contains {${name}}, which cannot be filled in${didYouMean(name)}`,
        });
  return faults;
}

function didYouMean(name: string): string {
  const letters = lettersOf(name);
  const near = messagePlaceholders.find((known) => lettersOf(known) === letters);
  return near ? `. Did you mean {${near}}?` : '';
}

const lettersOf = (name: string) => [...name.toLowerCase().replace(/[^a-z]/g, '')].toSorted().join('');

/** Fills the words in. A line in which something is missing is left out, and so is the gap that it leaves. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .split('\n')
    .filter((line) => usedIn(line).every((name) => (values[name] ?? '') !== ''))
    .map((line) => line.replace(/\{([^{}\n]*)\}/g, (_, name: string) => values[name] ?? ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
