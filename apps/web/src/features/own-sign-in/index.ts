export { OwnTabs } from './own-tabs.tsx';
export { useLoggedInElsewhere } from './use-logged-in-elsewhere.ts';
