import { lazy } from 'react';

export { useMemberFilters } from './member-filters.ts';
export { memberSearcher } from './find/member-searcher.ts';
export { memberColumns } from './member-columns.tsx';

/** Loaded when they are shown, so that what only needs a search stays light. */
export const OwnContactForm = lazy(() => import('./form/own-contact-form.tsx'));
export const MemberPhoto = lazy(() => import('./member-photo.tsx'));
