import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpServer {
  port: number;
  /** What was handed in, headers and all. */
  messages: string[];
  /** The user and password of the last sign-in. */
  credentials: () => string | undefined;
  /** Whether recipients are taken from now on. */
  accept(isOpen: boolean): void;
  close(): Promise<void>;
}

/** A mail server that understands just enough to be handed a message. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = [];
  let isOpen = true;
  let credentials: string | undefined;

  function answer(line: string): string {
    const [verb = '', ...rest] = line.split(' ');
    switch (verb.toUpperCase()) {
      case 'EHLO':
        return '250-localhost\r\n250 AUTH PLAIN';
      case 'AUTH':
        credentials = Buffer.from(rest[1] ?? '', 'base64')
          .toString()
          .slice(1)
          .replace('\0', ':');
        return '235 ok';
      case 'RCPT':
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
    let text = '';
    let isData = false;
    socket.on('error', () => {}).write('220 localhost\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (
        let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) messages.push(line);
        const reply = isData ? '250 taken' : answer(line);
        isData = reply.startsWith('354');
        socket.write(`${reply}\r\n`);
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
