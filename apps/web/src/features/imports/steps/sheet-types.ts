/** Windows calls a CSV file an Excel sheet, and some browsers call it nothing at all. */
export const sheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'text/plain',
  '',
];
