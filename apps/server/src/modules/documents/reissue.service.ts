import type { Certificate, certificates, InputOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import {
  findCertificate,
  issueCertificate,
  lockCertificate,
  withdrawCertificate,
} from '../certificates/index.ts';
import { issueContextOf, presentCertificate, requireTaxIdentity } from './certificate.service.ts';
import { words } from './words.en.ts';

type Certificates = typeof certificates;

/** A new certificate in the place of one with a wrong name or number; both name the other. */
export async function reissue(
  ctx: Ctx,
  { params, body }: InputOf<Certificates['reissue']>,
): Promise<Certificate> {
  return inTransaction(ctx, async (tx) => {
    const { personId, kind, year } = await lockCertificate(tx, params.id);
    await requireTaxIdentity(tx, { personId, kind });
    const id = await issueCertificate(tx, { personId, kind, year }, issueContextOf(ctx), body.reason);
    if (id === null) throw new AppError('wrong_state', { detail: words.nothingToCertify(year) });
    return presentCertificate(ctx, orNotFound(await findCertificate(tx, id)));
  });
}

export async function voidCertificate(
  ctx: Ctx,
  { params, body }: InputOf<Certificates['void']>,
): Promise<Certificate> {
  return inTransaction(ctx, async (tx) =>
    presentCertificate(ctx, await withdrawCertificate(tx, params.id, body.reason, issueContextOf(ctx))),
  );
}
