import type { Socket } from 'node:net';

/** How long the other side may take to read the answer and to hang up. */
const patienceMs = 1000;

/** Answers without a body and hangs up, also on somebody who never hangs up. */
export function endConnection(socket: Socket, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  // The connection stays open a moment: closing it with unread bytes would reset it, and the answer would be lost.
  setTimeout(() => socket.destroy(), patienceMs).unref();
}
