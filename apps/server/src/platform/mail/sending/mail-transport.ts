import type { Transporter } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findSecret } from '../../secret.repository.ts';
import { readSettings } from '../../settings.repository.ts';

export const mailPasswordSecret = 'mail_password';

export interface MailSender {
  from: string;
  transport: Transporter;
}

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};
// A message is text of ours; it never makes the server read a file or an address.
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

/** The library is loaded with the first mail: a start does without. */
async function connect(options: Options): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ ...options, ...patience, ...textOnly });
}

/** The mail account of the settings, else that of the process (SMTP_URL), else none. */
export async function findMailSender(
  db: Db | Tx,
  smtpUrl: string | undefined,
): Promise<MailSender | undefined> {
  const { mail } = await readSettings(db);
  const { host, port, secure, username, from } = mail;
  if (host) {
    const auth = username
      ? { user: username, pass: (await findSecret(db, mailPasswordSecret)) ?? '' }
      : undefined;
    // A password never travels in the open.
    return { from, transport: await connect({ host, port, secure, auth, requireTLS: auth !== undefined }) };
  }
  if (!smtpUrl) return undefined;
  return { from, transport: await connect({ url: smtpUrl }) };
}
