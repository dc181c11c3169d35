export { type CertificateSnapshot, readCertificate } from './certificate-snapshot.ts';
export {
  type CertificateRow,
  findCertificate,
  findCertificateByCode,
  listCertificateRows,
} from './certificate.repository.ts';
export {
  findHolder,
  findPersonBy,
  findPersonOfMember,
  findPersonOfReceipt,
  findReceiptsOf,
} from './entry.repository.ts';
export { followVoidReceipts, issueCertificate } from './issue-certificate.ts';
export { readEntry, sumOf, taxReportOf } from './year-of-payments.ts';
