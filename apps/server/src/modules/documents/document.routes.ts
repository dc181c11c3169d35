import {
  certificateMailings,
  certificates,
  certificateYears,
  documents,
  memberPapers,
  paperDownloads,
  paperPreviews,
  ritualPapers,
  paperSending,
  receipts,
} from '@kathok/contract';
import type { DueKinds } from '../payments/index.ts';
import { type Routes, routes } from '../../http/routes.ts';
import { getMemberLabels } from './cards/label.service.ts';
import { getCardOnScreen, getMemberCard, getMemberCards } from './cards/card.service.ts';
import {
  getCertificate,
  getCertificatePdf,
  getTaxReport,
  issue,
  listCertificates,
} from './certificate.service.ts';
import {
  downloadCertificates,
  downloadDonationReceipts,
  downloadFeeReceipts,
} from './downloads/download.service.ts';
import { printDonationReceipts, printFeeReceipts } from './downloads/receipt-sheets.service.ts';
import { openPaperLimit, redeemLimit, requestLimit, verifyNumberLimit } from './grants/grant-limits.ts';
import { getSampleCode } from './grants/sample-code.service.ts';
import { getGrantedDocument, redeem, requestDocument } from './grants/request.service.ts';
import { getLetter } from './letters/letter.service.ts';
import { getDedicationList } from './letters/names.service.ts';
import { printList, printPoster } from './rituals/list-paper.service.ts';
import { listMemberPapers } from './member-papers.service.ts';
import { showPaperPreview } from './preview.service.ts';
import { reissue, voidCertificate } from './reissue.service.ts';
import { getMailing, listMailings, startMailing, stopMailing } from './mailings/mailing.service.ts';
import { getReceipt, getReceiptPdf, getReceiptPicture } from './receipts/receipt.service.ts';
import { voidReceipt } from './receipts/void-receipt.service.ts';
import {
  certificateDeliveries,
  receiptDeliveries,
  sendCertificate,
  sendReceipt,
} from './sending/send-paper.service.ts';
import { printYear } from './years/print-year.ts';
import { issueAll, listPeopleOfYear, reportYear, stopIssuing } from './years/year.service.ts';
import { verifyNumber, verifyPaper } from './verify.service.ts';

const receiptRoutes = (dues: DueKinds): Routes =>
  routes(
    receipts,
    {
      get: getReceipt,
      pdf: getReceiptPdf,
      picture: getReceiptPicture,
      void: (ctx, input) => voidReceipt(ctx, input, dues),
    },
    {},
    { get: openPaperLimit, pdf: openPaperLimit, picture: openPaperLimit },
  );

const certificateRoutes = (isDemo: boolean): Routes =>
  routes(
    certificates,
    {
      list: listCertificates,
      issue,
      request: requestDocument,
      sampleCode: (ctx, input) => getSampleCode(ctx, input, isDemo),
      redeem,
      document: getGrantedDocument,
      get: getCertificate,
      pdf: getCertificatePdf,
      reissue,
      void: voidCertificate,
    },
    {},
    {
      request: requestLimit,
      sampleCode: openPaperLimit,
      redeem: redeemLimit,
      document: openPaperLimit,
      get: openPaperLimit,
      pdf: openPaperLimit,
    },
  );

const paperRoutes: Routes[] = [
  routes(
    documents,
    {
      verify: verifyPaper,
      verifyNumber,
      taxReport: getTaxReport,
      memberCard: getMemberCard,
      memberCards: getMemberCards,
      memberLabels: getMemberLabels,
      dedications: getDedicationList,
      letter: getLetter,
    },
    {},
    { taxReport: openPaperLimit, verifyNumber: verifyNumberLimit },
  ),

  routes(memberPapers, {
    list: listMemberPapers,
    card: getCardOnScreen,
  }),

  routes(ritualPapers, { list: printList, poster: printPoster }),
  routes(paperPreviews, { show: showPaperPreview }),

  routes(paperSending, {
    receiptDeliveries,
    sendReceipt,
    certificateDeliveries,
    sendCertificate,
  }),

  routes(certificateMailings, {
    list: listMailings,
    get: getMailing,
    start: startMailing,
    stop: stopMailing,
  }),

  routes(certificateYears, {
    report: reportYear,
    people: listPeopleOfYear,
    issueAll,
    stopIssuing,
    print: printYear,
  }),

  routes(paperDownloads, {
    donationReceipts: downloadDonationReceipts,
    feeReceipts: downloadFeeReceipts,
    donationReceiptSheets: printDonationReceipts,
    feeReceiptSheets: printFeeReceipts,
    certificates: downloadCertificates,
  }),
];

/** A sample centre shows on the page what it cannot send. */
export const documentRoutes = (dues: DueKinds, isDemo: boolean): Routes[] => [
  receiptRoutes(dues),
  certificateRoutes(isDemo),
  ...paperRoutes,
];
