import { certificates, documents, receipts } from '@kathok/contract';
import { type Routes, routes } from '../../http/routes.ts';
import { getMemberCard, getMemberCards } from './cards/card.service.ts';
import {
  getCertificate,
  getCertificatePdf,
  getTaxReport,
  issue,
  listCertificates,
  reissue,
} from './certificate.service.ts';
import { redeemLimit, requestLimit } from './grants/grant-limits.ts';
import { getGrantedDocument, redeem, requestDocument } from './grants/request.service.ts';
import { getDedicationList, getLetter } from './letter.service.ts';
import { getReceipt, getReceiptPdf, voidReceipt } from './receipt.service.ts';
import { verifyPaper } from './verify.service.ts';

export const receiptRoutes: Routes = routes(receipts, {
  get: getReceipt,
  pdf: getReceiptPdf,
  void: voidReceipt,
});

export const certificateRoutes: Routes = routes(
  certificates,
  {
    list: listCertificates,
    issue,
    request: requestDocument,
    redeem,
    document: getGrantedDocument,
    get: getCertificate,
    pdf: getCertificatePdf,
    reissue,
  },
  {},
  { request: requestLimit, redeem: redeemLimit },
);

export const documentRoutes: Routes = routes(documents, {
  verify: verifyPaper,
  taxReport: getTaxReport,
  memberCard: getMemberCard,
  memberCards: getMemberCards,
  dedications: getDedicationList,
  letter: getLetter,
});
