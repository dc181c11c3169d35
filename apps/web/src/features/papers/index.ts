import { lazy } from 'react';

export { CertificatesOfPayment } from './certificates/certificates-of-payment.tsx';
export { MemberPapers } from './member/member-papers.tsx';

/** The card of a member, as it looks in the hand. */
export const MemberCardFace = lazy(() => import('./cards/member-card-face.tsx'));

/** A paper is loaded when it is shown, so that pages with a button to one stay light. */
export const Paper = lazy(() => import('./paper.tsx'));
