export { SavedViewActions } from './saved-view-actions.tsx';
export { useSavedViews } from './saved-view.queries.ts';
