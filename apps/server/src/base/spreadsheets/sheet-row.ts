/** One filled row of a sheet: its number as the sheet itself counts, and its cells as text, up to the last filled one. */
export interface SheetRow {
  number: number;
  cells: string[];
}
