import { imports } from '@kathok/contract';
import { csvFile, members as sheetOfMembers } from '../member-sheet.ts';
import { bookFile } from '../payment-sheet.ts';
import type { Office, Writes } from './office.ts';

export function importWrites(office: Office): Writes {
  return {
    async 'imports.members'() {
      const body = { file: csvFile(sheetOfMembers(1, 1)) };
      const { importId } = await office.app.call(imports.members, { body }, office.administrator);
      return { actorId: office.chief, entityId: importId };
    },
    async 'imports.feePayments'() {
      const body = {
        file: bookFile([{ CID: '11410000001', Amount: '1200', Method: 'cash', Date: '2024-02-25' }]),
      };
      const { importId } = await office.app.call(imports.feePayments, { body }, office.administrator);
      return { actorId: office.chief, entityId: importId };
    },
    async 'imports.donationPayments'() {
      const donation = {
        Donor: 'Pema Lhamo',
        Amount: '500',
        Method: 'cash',
        Date: '2024-02-25',
        Purpose: 'Butter lamps',
      };
      const { importId } = await office.app.call(
        imports.donationPayments,
        { body: { file: bookFile([donation]) } },
        office.administrator,
      );
      return { actorId: office.chief, entityId: importId };
    },
    async 'imports.undo'() {
      const body = { file: csvFile(sheetOfMembers(1, 2)), mode: 'commit' as const };
      const { importId } = await office.app.call(imports.members, { body }, office.administrator);
      await office.app.jobs.runDue();
      await office.app.call(imports.undo, { params: { id: importId } }, office.administrator);
      return { actorId: office.chief, entityId: importId };
    },
  };
}
