/** The few words of PostgreSQL's wire protocol that the embedded server must understand itself. */
export const MessageType = {
  startup: 0,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
  copyDone: 0x63,
  copyFail: 0x66,
  copyIn: 0x47,
  dataRow: 0x44,
  error: 0x45,
} as const;

export const SYNC = Uint8Array.of(MessageType.sync, 0, 0, 0, 4);
export const COPY_IN_RESPONSE = Uint8Array.of(MessageType.copyIn, 0, 0, 0, 7, 0, 0, 0);

export function queryMessage(sql: string): Buffer {
  const message = Buffer.from(`Q\0\0\0\0${sql}\0`);
  message.writeUInt32BE(message.length - 1, 1);
  return message;
}

/** Cuts whole messages off the front; what is left has not fully come yet. */
export function takeMessages(input: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let rest = input;
  for (;;) {
    const header = rest[0] === MessageType.startup ? 4 : 5; // a startup message has no type byte
    const length = rest.length < header ? Infinity : rest.readUInt32BE(header - 4) + header - 4;
    if (rest.length < length) return { messages, rest };
    messages.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
}

/** The rows of a reply as text; throws when the reply is an error. */
export function readRows(reply: Buffer): string[][] {
  const rows: string[][] = [];
  for (const message of takeMessages(reply).messages) {
    if (message[0] === MessageType.error) throw new Error(readError(message));
    if (message[0] === MessageType.dataRow) rows.push(readRow(message));
  }
  return rows;
}

function readRow(message: Buffer): string[] {
  const columns: string[] = [];
  let at = 7;
  while (columns.length < message.readUInt16BE(5)) {
    const length = Math.max(message.readInt32BE(at), 0); // -1 is NULL
    columns.push(message.toString('utf8', at + 4, at + 4 + length));
    at += 4 + length;
  }
  return columns;
}

function readError(message: Buffer): string {
  const fields = message.toString('utf8', 5).split('\0');
  return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'unknown error';
}
