export { certificatePath } from './certificates/certificate-path.ts';
export { CertificatesOfPayment } from './certificates/certificates-of-payment.tsx';
export { PaperWithCode } from './paper-page.tsx';
export { MemberPapers } from './member/member-papers.tsx';
