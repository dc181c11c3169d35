import { type ImportPreview, type ImportProgress, imports, members } from '@kathok/contract';
import type { ShippedRole } from './shipped-accounts.ts';
import type { TestApp } from './start-test-app.ts';

type Call = typeof imports.members | typeof imports.feePayments | typeof imports.donationPayments;

/** What somebody in the office does with sheets. */
export async function importer(
  app: TestApp,
  call: Call = imports.members,
  role: ShippedRole = 'Membership officer',
) {
  let token = await app.signIn(role);

  const get = (id: string): Promise<ImportProgress> => app.call(imports.get, { params: { id } }, token);
  return {
    get,

    /** Signs in again, since the old session ends while time passes. */
    async signInAgain(): Promise<void> {
      token = await app.signIn(role);
    },

    token: () => token,

    async preview(file: File): Promise<ImportPreview> {
      return (await app.call(call, { body: { file } }, token)) as ImportPreview;
    },

    async previewAgain(importId: string, mapping: Record<string, string | null>): Promise<ImportPreview> {
      const body = { importId, mapping: JSON.stringify(mapping) };
      return (await app.call(call, { body }, token)) as ImportPreview;
    },

    commit: (importId: string, onError: 'skip' | 'abort' = 'abort') =>
      app.call(call, { body: { importId, mode: 'commit', onError } }, token),

    commitFile: (file: File) => app.call(call, { body: { file, mode: 'commit' } }, token),

    undo: (id: string) => app.call(imports.undo, { params: { id } }, token),

    /** Lets the jobs do their work, and answers what came of this import. */
    async runToEnd(id: string): Promise<ImportProgress> {
      await app.jobs.runDue();
      return get(id);
    },

    /** The sheet of rejected rows. */
    async rejected(id: string): Promise<{ fileName: string | undefined; bytes: Uint8Array<ArrayBuffer> }> {
      const { headers, bytes } = await app.send(imports.errors, { params: { id } }, { token });
      return { fileName: headers['content-disposition'], bytes: new Uint8Array(bytes) };
    },

    async memberCount(): Promise<number> {
      return (await app.call(members.list, { query: { take: 1 } }, token)).meta.itemCount;
    },

    /** Members, people and coverages that an import has left, whether anybody sees them or not. */
    rowsLeft: (importId: string): Promise<number[]> =>
      Promise.all(
        (['allMembers', 'people', 'coverages'] as const).map(async (table) => {
          const rows = app.db.selectFrom(table).where('importId', '=', importId);
          return (await rows.select(app.db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
            .count;
        }),
      ),
  };
}

/** A sheet of members that is coming in at this moment; what names it is not shown yet. */
export async function insertRunningImport(app: TestApp): Promise<string> {
  const { id: createdBy } = app.account('Administrator');
  const sheet = {
    target: 'members' as const,
    fileName: 'members.csv',
    sha256: '',
    headingRow: 1,
    columns: '[]',
  };
  const { id } = await app.db
    .insertInto('imports')
    .values({ ...sheet, state: 'running', rowCount: 1, createdBy, createdAt: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
