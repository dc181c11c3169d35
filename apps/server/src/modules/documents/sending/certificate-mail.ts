import type { CertificateKind } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { renderTemplate } from '../../../platform/mail/templates/render-template.ts';
import { makeGrant } from '../grants/grant.service.ts';
import { words } from './words.en.ts';

interface Holder {
  personId: string;
  name: string;
  kind: CertificateKind;
  year: number;
}

const viewPage = '/generate-certificate/view-certificate';
const searchPages: Record<CertificateKind, string> = {
  member: '/generate-certificate/member-search',
  donation: '/generate-certificate/donation-search',
  pit: '/pit-exemption-certificate',
};

/** The words of a mail with the link to a certificate. The grant stands behind `#`, so no server or log sees it. */
export async function certificateMail(tx: Tx, ctx: Ctx, { personId, name, kind, year }: Holder) {
  const { grant } = await makeGrant(tx, ctx.now, { kind, personId, year, receiptId: null }, 'link');
  return renderTemplate(await readSettings(tx), 'certificate_ready', 'email', {
    name,
    certificate: words.titles[kind],
    year: String(year),
    link: `${ctx.baseUrl}${viewPage}#grant=${grant}`,
    askAgain: `${ctx.baseUrl}${searchPages[kind]}`,
  });
}
