import { dayOf, englishFormat as format } from '@kathok/contract';
import type { ToldChange } from './reported-change.ts';

interface Facts {
  name: string;
  by: string;
  at: Date;
  subject: string;
  changes: readonly ToldChange[];
  /** For the person in whose name it was done. */
  link: string | null;
  page: string;
}

/** By the clocks of Bhutan. */
const moment = (at: Date) => `${format.day(dayOf(at))}, ${format.time(at)}`;

const changeText = ({ name, before, after }: ToldChange) => {
  const lines = [name];
  if (before !== null) lines.push(`Before: ${before}`);
  if (after !== null) lines.push(`Now: ${after}`);
  return lines.join('\n');
};

const ending = (link: string | null, page: string) =>
  link
    ? `It was done with your account. If this was not you, press this link: it ends all your sessions and sends you a link
to choose a new password. It works for seven days.

This was not me: ${link}`
    : `If nobody in your centre knows of it, tell the others, and put it back here:

${page}/settings`;

/** What those who answer for the centre are told of. */
export const words = {
  changed: ({ name, by, at, subject, changes, link, page }: Facts) => ({
    subject,
    body: `Dear ${name},

Changed at Kathok Membership on ${moment(at)} by ${by}:

${changes.map(changeText).join('\n\n')}

If you know of it, you need not do anything.
${ending(link, page)}`,
  }),
};
