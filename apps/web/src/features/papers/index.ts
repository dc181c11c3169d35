import { lazy } from 'react';

export { CertificatesOfPayment } from './certificates/certificates-of-payment.tsx';
export { MemberPapers } from './member/member-papers.tsx';

/** Loaded when it is shown, so that pages with a button to a paper stay light. */
export const PaperWithCode = lazy(() => import('./paper-with-code.tsx'));
