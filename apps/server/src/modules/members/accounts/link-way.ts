import { type LinkWay, takesSms } from '@kathok/contract';

interface Reach {
  email: string | null;
  phone: string | null;
  /** The member has never chosen a password. */
  isNew: boolean;
  hasMail: boolean;
  hasSms: boolean;
}

/**
 * How the link to an account can reach a member, the usual way first. By e-mail where there is an address, also while
 * mail is not set up: what is mailed then is kept for an administrator to read. By hand only where nothing leaves, and as
 * long as no password was chosen, so that nobody of the office opens an account that somebody uses.
 */
export function linkWaysTo({ email, phone, isNew, hasMail, hasSms }: Reach): LinkWay[] {
  const ways: LinkWay[] = [];
  if (email) ways.push('email');
  if (hasSms && phone && takesSms(phone)) ways.push('sms');
  if (!hasMail) ways.reverse();
  const leaves = ways.includes('sms') || (hasMail && ways.includes('email'));
  return isNew && !leaves ? [...ways, 'link'] : ways;
}
