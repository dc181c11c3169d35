export { type ColumnMapping, mappingOf } from './steps/column-mapping.ts';
export { ColumnTable } from './steps/column-table.tsx';
export { sheetTypes } from './steps/sheet-types.ts';
