import { documents, donations, type Member, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();

const asked = (ids: readonly string[]) => ({ query: { ids: ids.join(',') } });

test('those who were ticked, and nobody else, are listed, exported and put on labels', async () => {
  const [first, second, third] = [await desk.member(), await desk.member(), await desk.member()];
  const change = { address: 'Post box 12\nUpper Motithang', dzongkhag: 'Thimphu' as const };
  const { version } = (await app.call(members.get, { params: { id: first.id } }, desk.token)) as Member;
  await app.call(members.update, { params: { id: first.id }, body: { ...change, version } }, desk.token);
  const chosen = [first.id, third.id];

  const listed = await app.call(members.list, asked(chosen), desk.token);
  expect(listed.data.map(({ id }) => id).toSorted()).toEqual(chosen.toSorted());
  const sheet = await app.send(members.all, asked(chosen), { token: desk.token });
  expect((sheet.body as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(chosen.toSorted());

  const labels = await app.send(documents.memberLabels, asked(chosen), { token: desk.token });
  const pages = await pagesOf(labels.bytes);
  expect(pages).toHaveLength(1);
  for (const text of [first.membershipCode, third.membershipCode, 'Post box 12', 'Upper Motithang'])
    expect(pages[0]).toContain(text);
  expect(pages[0]).not.toContain(second.membershipCode);
  const exported = await app.db
    .selectFrom('auditEntries')
    .select('after')
    .where('action', '=', 'export')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(exported?.after).toMatchObject({ format: 'labels' });
});

test('twenty-four labels fill a sheet, and the next begins another', async () => {
  const many = await Promise.all(Array.from({ length: 25 }, () => desk.member()));
  const labels = await app.send(documents.memberLabels, asked(many.map(({ id }) => id)), {
    token: desk.token,
  });
  expect(await pagesOf(labels.bytes)).toHaveLength(2);
});

test('donations that were ticked are exported alone', async () => {
  const give = () =>
    app.call(
      donations.create,
      {
        body: {
          donorType: 'anonymous',
          purposeId: desk.purposeId,
          amount: '100',
          payment: { method: 'cash' },
        },
      },
      desk.token,
    );
  const [first] = [await give(), await give()];
  const sheet = await app.send(donations.all, asked([first.id]), { token: desk.token });
  expect((sheet.body as { id: string }[]).map(({ id }) => id)).toEqual([first.id]);
});

test('what is no id, or too many, is refused by its field', async () => {
  const tooMany = Array.from({ length: 201 }, () => crypto.randomUUID());
  for (const ids of [['abc'], tooMany]) {
    const refused = await app.send(members.list, asked(ids), { token: desk.token });
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({
        errors: [expect.objectContaining({ property: expect.stringMatching(/^ids/) })],
      }),
    ]);
  }
  const nobody = await app.send(documents.memberLabels, asked([crypto.randomUUID()]), { token: desk.token });
  expect(nobody.status).toBe(422);
});
