import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { testOnPosix } from '../testing/test-on.ts';
import { createLog, type Log, openFile } from './log.ts';
import { StartError } from './start/start-error.ts';

const secrets = ['11504001234', 'tashi@example.bt', 'Tashi Dorji', 'eyJhbGciOi'];

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('trace', { write: (line: string) => (text += line) }));
  return text;
}

describe('createLog', () => {
  it('keeps the fields that tell what happened', () => {
    const line = logged((log) =>
      log.info({ method: 'GET', route: '/api/users/:id', status: 200, ms: 3 }, 'answered'),
    );
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/api/users/:id',
      status: 200,
      msg: 'answered',
    });
  });

  it('tells why card payments are off, which payment and which import', () => {
    const told = {
      reason: 'WORLDLINE_KEY is missing',
      paymentId: 'p1',
      importId: 'i1',
      page: 'home',
      what: 'jobs',
    };
    expect(JSON.parse(logged((log) => log.warn(told, 'x')))).toMatchObject(told);
  });

  it('does not compile with a field that would be left out, and names it when a library logs one', () => {
    const line = logged((log) => {
      const own: Log = log;
      // @ts-expect-error: `memberName` is not on the list.
      own.info({ memberName: secrets[2], count: 1 }, 'x');
      log.info({ 11504001234: 'x' }, 'y');
    });
    const [first, second] = line
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(first).toMatchObject({ count: 1, droppedFields: ['memberName'] });
    expect(second.droppedFields).toEqual(['unnamed']);
    for (const secret of secrets) expect(line).not.toContain(secret);
  });

  it('drops every field that nobody has allowed, whatever it is called', () => {
    const text = logged((log) =>
      log.info({ cid: secrets[0], email: secrets[1], user: { name: secrets[2] }, token: secrets[3] }, 'x'),
    );
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('tells of an error what it is and where, not what it quotes', () => {
    const error = Object.assign(new Error(`Key (email)=(${secrets[1]}) already exists.`), {
      code: '23505',
      constraint: 'users_email_unique',
      detail: `Key (email)=(${secrets[1]})`,
      cause: new Error(`${secrets[2]}\n    at ${secrets[0]}`),
    });
    const text = logged((log) => log.error({ err: error }, 'failed'));
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(JSON.parse(text).err).toMatchObject({
      type: 'Error',
      code: '23505',
      constraint: 'users_email_unique',
    });
    expect(JSON.parse(text).err.stack.length).toBeGreaterThan(0);
  });

  it('keeps the words of our own mistakes', () => {
    const text = logged((log) => {
      log.error({ err: new TypeError('x is not a function') }, 'failed');
      log.error({ err: new StartError('Port 3000 is taken.') }, 'failed');
    });
    expect(text).toContain('x is not a function');
    expect(text).toContain('Port 3000 is taken.');
  });

  it('goes on where its file takes no line, as on a full disk, and ends at once with the program', () => {
    const fd = openSync(fileURLToPath(import.meta.url), 'r');
    const log = createLog('info', openFile(fd));
    expect(() => {
      for (let line = 0; line < 100; line += 1) log.info('answered');
      log.fatal('unexpected end');
    }).not.toThrow();
    closeSync(fd);
  });

  testOnPosix('waits for nobody who does not read it, and goes on when they do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kathok-log-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const pause = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
      throw new Error('the thread of the server would stand still');
    });
    try {
      const log = createLog('info', openFile(fd));
      for (let line = 0; line < 1000; line += 1) log.info({ reason: 'x'.repeat(300) }, 'answered');
      expect(pause).not.toHaveBeenCalled();
      let read = '';
      for (let turn = 0; turn < 100 && !read.includes('read again'); turn += 1) {
        const some = Buffer.alloc(1 << 16);
        read += some.toString('utf8', 0, readSync(fd, some));
        log.info('read again');
      }
      expect(read.match(/answered/g)).toHaveLength(1000);
      expect(read).toContain('read again');
    } finally {
      pause.mockRestore();
      closeSync(fd);
      rmSync(folder, { recursive: true });
    }
  });
});
