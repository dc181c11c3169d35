import type { CallOf, CertificateKind, certificates, PaperContent, ResponseOf } from '@kathok/contract';
import { call } from '../../../lib/api.ts';
import { NetworkFailure, readProblem } from '../../../lib/problem.ts';
import { redeem } from './calls.ts';

type Certificates = typeof certificates;
export type Proof = CallOf<Certificates['redeem']>['body'];

export type OpenedPaper = ResponseOf<Certificates['redeem']> & { number: string; content: PaperContent };

/** The proof was right, but there is no payment in that year that the certificate could list. */
export class NothingToCertify extends Error {
  readonly year: number;
  constructor(year: number) {
    super();
    this.year = year;
  }
}

/** The grant goes in a header: addresses end up in histories and logs. */
async function fetchDocument(grant: string, accept: string): Promise<Response> {
  const headers = { authorization: `Grant ${grant}`, accept };
  const response = await fetch('/api/certificates/document', { headers, cache: 'no-store' }).catch(
    (error: unknown) => {
      throw new NetworkFailure(error);
    },
  );
  if (!response.ok) throw await readProblem(response);
  return response;
}

/** Exchanges a proof for a grant, and reads what the paper says. */
export async function openPaper(proof: Proof): Promise<OpenedPaper> {
  const granted = await call(redeem, { body: proof });
  const answer = await fetchDocument(granted.grant, 'application/json').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'status' in error && error.status === 404;
    throw isMissing && granted.year !== null ? new NothingToCertify(granted.year) : error;
  });
  return { ...granted, ...((await answer.json()) as ResponseOf<Certificates['document']>) };
}

let fetched: { grant: string; file: Blob } | undefined;

/** Hands the PDF to the browser. Once it is here, saving it again costs no second download. */
export async function savePdf({ grant, number }: Pick<OpenedPaper, 'grant' | 'number'>): Promise<void> {
  if (fetched?.grant !== grant)
    fetched = { grant, file: await (await fetchDocument(grant, 'application/pdf')).blob() };
  const url = URL.createObjectURL(fetched.file);
  const download = `${number.replaceAll('/', '-')}.pdf`;
  Object.assign(document.createElement('a'), { href: url, download }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Where the paper can be read and printed by itself. The address says nothing about whose it is. */
export const viewAddressOf = ({ kind }: { kind: CertificateKind | 'receipt' }): string => {
  if (kind === 'pit') return '/pit-exemption-certificate';
  return kind === 'member'
    ? '/generate-certificate/view-certificate'
    : '/generate-certificate/view-donation-certificate';
};
