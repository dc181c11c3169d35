export { masterHandlers } from './master-data.service.ts';
export { stamps } from './stamps.ts';
export { requireUnused } from './usage.ts';
