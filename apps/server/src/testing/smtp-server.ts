import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpServer {
  port: number;
  /** What was handed in, headers and all. */
  messages: string[];
  /** How often somebody connected. */
  connections: () => number;
  /** The user and password of the last sign-in. */
  credentials: () => string | undefined;
  /** Whether recipients are taken from now on. */
  accept(isOpen: boolean): void;
  /** How it fails from now on: refuses for good, answers late, or hangs up in the middle of a message. */
  fail(by: 'refusing' | 'slowness' | 'hanging up' | null): void;
  close(): Promise<void>;
}

/** Tells those who answer for the centre that the settings, such as this very server, were changed. Hardly a test is about it. */
const isReport = (message: string) => message.includes('Changed at Kathok Membership on');

/** A mail server that understands just enough to be handed a message. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let isOpen = true;
  let failing: Parameters<SmtpServer['fail']>[0] = null;
  let credentials: string | undefined;

  function answer(line: string): string {
    const [verb = '', ...rest] = line.split(' ');
    switch (verb.toUpperCase()) {
      case 'EHLO':
        return '250-localhost\r\n250 AUTH PLAIN';
      case 'STARTTLS':
        return '502 not here';
      case 'AUTH':
        credentials = Buffer.from(rest[1] ?? '', 'base64')
          .toString()
          .slice(1)
          .replace('\0', ':');
        return '235 ok';
      case 'RCPT':
        if (failing === 'refusing') return '550 no such mailbox';
        return isOpen ? '250 ok' : '451 try again later';
      case 'DATA':
        return '354 go on';
      case 'QUIT':
        return '221 bye';
      default:
        return '250 ok';
    }
  }

  function talk(socket: Socket): void {
    connections += 1;
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    let text = '';
    let isData = false;
    socket.on('error', () => {}).write('220 localhost\r\n');
    const reply = (line: string) => {
      if (failing === 'slowness') setTimeout(() => socket.write(`${line}\r\n`), 700);
      else socket.write(`${line}\r\n`);
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isData && failing === 'hanging up') return void socket.destroy();
      for (
        let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData && !isReport(line)) messages.push(line);
        const said = isData ? '250 taken' : answer(line);
        isData = said.startsWith('354');
        reply(said);
      }
    });
  }

  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    credentials: () => credentials,
    accept: (open) => {
      isOpen = open;
    },
    fail: (by) => {
      failing = by;
    },
    connections: () => connections,
    // A client that keeps its connection for the next message is not waited for.
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
