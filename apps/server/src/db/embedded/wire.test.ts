import { expect, test } from 'vitest';
import { queryMessage, readRows, SYNC, takeMessages } from './wire.ts';

function reply(type: string, body: Buffer): Buffer {
  const header = Buffer.from(`${type}\0\0\0\0`);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

test('messages are taken whole, however they come in pieces', () => {
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
  const stream = Buffer.concat([startup, queryMessage('SELECT 1'), SYNC]);
  for (let cut = 0; cut <= stream.length; cut++) {
    const first = takeMessages(stream.subarray(0, cut));
    const second = takeMessages(Buffer.concat([first.rest, stream.subarray(cut)]));
    expect([...first.messages, ...second.messages]).toEqual([
      startup,
      queryMessage('SELECT 1'),
      Buffer.from(SYNC),
    ]);
    expect(second.rest).toHaveLength(0);
  }
});

test('rows are read as text, an error is thrown', () => {
  const row = Buffer.from([0, 2, 0, 0, 0, 2, 0x68, 0x69, 0xff, 0xff, 0xff, 0xff]);
  expect(readRows(Buffer.concat([reply('D', row), reply('C', Buffer.from('SELECT 1\0'))]))).toEqual([
    ['hi', ''],
  ]);
  expect(() => readRows(reply('E', Buffer.from('SERROR\0Mno such table\0\0')))).toThrow('no such table');
});
