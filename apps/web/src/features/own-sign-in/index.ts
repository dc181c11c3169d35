export { OwnTabs } from './own-tabs.tsx';
