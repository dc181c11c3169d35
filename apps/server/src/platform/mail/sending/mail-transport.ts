import type { Transporter } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-pool';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findSecret } from '../../secret.repository.ts';
import { readSettings } from '../../settings.repository.ts';

export const mailPasswordSecret = 'mail_password';

interface MailAccount {
  from: string;
  options: Options | { url: string };
}

export interface MailSender {
  from: string;
  transport: Pick<Transporter, 'sendMail'>;
  /** Ends every connection at once: somebody answers byte by byte, or not at all. */
  hangUp(): void;
}

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};
// A message is text of ours; it never makes the server read a file or an address.
const textOnly = { disableFileAccess: true, disableUrlAccess: true };
/** As many connections as messages can be under way, each kept for the next messages and not for long. */
const pooled = {
  pool: true as const,
  maxConnections: 4,
  maxMessages: 100,
  maxRequeues: 1,
  idleTimeout: 5_000,
};

/**
 * The mail account of the settings, else that of the process (SMTP_URL), else none. Connections are kept while messages
 * follow each other, until the account is changed: greeting, encrypting and logging in for each of twenty thousand
 * messages takes longer than handing them over.
 */
export function mailSenders(smtpUrl: string | undefined): (db: Db | Tx) => Promise<MailSender | undefined> {
  let kept: { key: string; sender: Promise<Omit<MailSender, 'from'>> } | undefined;
  return async (db) => {
    const account = await findAccount(db, smtpUrl);
    if (!account) return undefined;
    const key = JSON.stringify(account.options);
    if (kept?.key !== key) {
      // What is being handed over by the account of before comes to its end.
      void kept?.sender.then(({ transport }) => (transport as Transporter).close());
      kept = { key, sender: connect(account.options) };
    }
    const { sender } = kept;
    const { transport, hangUp } = await sender;
    return {
      from: account.from,
      transport,
      hangUp() {
        if (kept?.sender === sender) kept = undefined;
        hangUp();
      },
    };
  };
}

async function findAccount(db: Db | Tx, smtpUrl: string | undefined): Promise<MailAccount | undefined> {
  const { mail } = await readSettings(db);
  const { host, port, secure, username, from } = mail;
  if (host) {
    const auth = username
      ? { user: username, pass: (await findSecret(db, mailPasswordSecret)) ?? '' }
      : undefined;
    // A password never travels in the open.
    return { from, options: { host, port, secure, auth, requireTLS: auth !== undefined } };
  }
  return smtpUrl ? { from, options: { url: withSafePassword(smtpUrl) } } : undefined;
}

/** The library is loaded with the first mail: a start does without. */
async function connect(options: MailAccount['options']): Promise<Omit<MailSender, 'from'>> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...options, ...pooled, ...patience, ...textOnly });
  return {
    transport,
    hangUp: () =>
      (transport.transporter as unknown as { close(how: { force: true }): void }).close({ force: true }),
  };
}

/** As for an account of the settings; where the address itself says `requireTLS=false`, the operator has thought of it. */
function withSafePassword(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.username && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
