import type { InputOf, reports } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { memberSheet, readMembers } from '../../members/index.ts';
import { memberTable } from '../member-report.service.ts';
import { words } from '../words.en.ts';
import type { Shape } from './report-sheet.ts';
import { cellsOf, exportReport } from './export-report.ts';

type Reports = typeof reports;

export function exportMemberReport(ctx: Ctx, { query }: InputOf<Reports['exportMembers']>) {
  const { format, ...asked } = query;
  const { groupBy = 'type', thenBy, compareFrom, compareTo: _to, ...filters } = asked;
  const shape: Shape = { measure: 'count', groupBy, thenBy, isCompared: compareFrom !== undefined };
  return exportReport(ctx, format, asked, {
    name: 'members',
    shape,
    readTable: () => memberTable(ctx, asked),
    // What one may not read one by one does not leave in a sheet either.
    whose: 'Member',
    details: {
      sheetName: words.sheets.members,
      columns: memberSheet.columns,
      cells: async () => cellsOf(await readMembers(ctx, filters), memberSheet.cellsOf),
    },
  });
}
