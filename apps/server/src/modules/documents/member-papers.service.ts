import {
  type CertificateEntry,
  certificateKinds,
  formatAmount,
  type InputOf,
  type memberPapers,
  type ResponseOf,
  type YearOfPapers,
} from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import {
  findAllReceiptsOf,
  findCertificatesOf,
  findHolder,
  findPersonOfMember,
  hasTaxIdentity,
  isCounted,
  readEntry,
  type ReceiptOfPerson,
  sumOf,
} from '../certificates/index.ts';
import { presentCertificate, requireOwnOrOffice } from './certificate.service.ts';
import { statusOf } from './content/paper-frame.ts';

type List = (typeof memberPapers)['list'];

/** All that was issued to a member, and what could be, by the year in which the money came. */
export async function listMemberPapers(ctx: Ctx, { params }: InputOf<List>): Promise<ResponseOf<List>> {
  const personId = orNotFound(await findPersonOfMember(ctx.db, params.id));
  await requireOwnOrOffice(ctx, personId);
  const holder = orNotFound(await findHolder(ctx.db, personId));
  const { currency } = await readSettings(ctx.db);
  const receipts = (await findAllReceiptsOf(ctx.db, personId)).map((row) => ({
    row,
    entry: readEntry(row).entry,
  }));
  const issued = (await findCertificatesOf(ctx.db, personId)).map((row) => presentCertificate(ctx, row));
  const years = [...new Set([...receipts.map(yearOf), ...issued.map(({ year }) => year)])];
  return {
    currency,
    hasTaxIdentity: hasTaxIdentity(holder),
    years: years
      .toSorted((a, b) => b - a)
      .map((year) => {
        const ofYear = receipts.filter((receipt) => yearOf(receipt) === year);
        const counted = ofYear.filter(({ row, entry }) => row.isCountable && entry.currency === currency);
        return {
          year,
          receipts: ofYear.map(presentReceipt),
          countable: countableOf(counted.map(({ entry }) => entry)),
          certificates: issued.filter((certificate) => certificate.year === year),
        };
      }),
  };
}

const yearOf = ({ row }: { row: ReceiptOfPerson }) => Number(row.paidOn.slice(0, 4));

function presentReceipt({ row, entry }: { row: ReceiptOfPerson; entry: CertificateEntry }) {
  const { id, paidOn, isSimulated } = row;
  const { receiptNumber, title, head, amount, currency } = entry;
  const status = statusOf(row);
  return { id, receiptNumber, paidOn, title, head, amount, currency, status, isSimulated };
}

function countableOf(entries: readonly CertificateEntry[]): YearOfPapers['countable'] {
  return certificateKinds.flatMap((kind) => {
    const { count, minor } = sumOf(entries.filter((entry) => isCounted(kind, entry)));
    return count === 0 ? [] : [{ kind, count, amount: formatAmount(minor) }];
  });
}
