export { type ColumnMapping, mappingOf } from './column-mapping.ts';
export { ColumnTable } from './column-table.tsx';
export { sheetTypes } from './sheet-types.ts';
