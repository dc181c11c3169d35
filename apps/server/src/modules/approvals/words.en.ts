interface Decided {
  name: string;
  label: string;
  by: string;
  reason: string;
  link: string;
}

export const words = {
  waitsAlready: (asker: string) =>
    `Something about this waits for a second person already, asked for by ${asker}. It is decided on first.`,
  decided: {
    approved: (by: string) => `${by} has approved it already.`,
    declined: (by: string) => `${by} has declined it.`,
    outdated: () => 'It is outdated: what it was about has changed since it was asked for.',
  },
  changed: (before: string, now: string) =>
    `It has changed since this was asked for. Then: ${before}. Now: ${now}.`,
  noLonger: 'This no longer needs anybody else, or can no longer be done.',
  mails: {
    approved: ({ name, label, by, link }: Omit<Decided, 'reason'>) => ({
      subject: `Approved: ${label}`,
      body: `Dear ${name},

${by} has approved what you asked for about ${label}, and it is done.

${link}`,
    }),
    declined: ({ name, label, by, reason, link }: Decided) => ({
      subject: `Declined: ${label}`,
      body: `Dear ${name},

${by} has declined what you asked for about ${label}. Nothing was changed.

Reason: ${reason}

${link}`,
    }),
    outdated: ({ name, label, reason, link }: Omit<Decided, 'by'>) => ({
      subject: `No longer possible: ${label}`,
      body: `Dear ${name},

What you asked for about ${label} could not be done any more. Nothing was changed.

${reason}

${link}`,
    }),
  },
};
