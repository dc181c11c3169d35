export { mayIncludeInactive } from './include-inactive.ts';
export {
  createMaster,
  getMaster,
  type MasterKind,
  presentPage,
  removeMaster,
  updateMaster,
} from './master-data.service.ts';
export { stamps } from './stamps.ts';
export { requireUnused } from './usage.ts';
