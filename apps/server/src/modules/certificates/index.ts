export {
  type CertificateSnapshot,
  certificateSnapshot,
  type CoveredDays,
  readCertificate,
} from './certificate-snapshot.ts';
export {
  type CertificateRow,
  findCertificate,
  findCertificateByCode,
  findCertificateByNumber,
  findCertificatesOf,
  listCertificateRows,
} from './certificate.repository.ts';
export {
  findAllReceiptsOf,
  findHolder,
  findPersonBy,
  findPersonOfMember,
  findPersonOfReceipt,
  findReceiptsOf,
  type ReceiptOfPerson,
} from './entry.repository.ts';
export {
  followUndoneMerge,
  followVoidReceipts,
  findOrIssueCertificate,
  issueCertificate,
  lockCertificate,
  withdrawCertificate,
} from './issue-certificate.ts';
export { hasTaxIdentity, isCounted, readEntry, sumOf, taxReportOf } from './year-of-payments.ts';
