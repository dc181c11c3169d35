import type { Socket } from 'node:net';

/** How long the other side may take to read the answer and to hang up. */
const patienceMs = 1000;

/** Answers without a body and hangs up, also on somebody who never hangs up. */
export function endConnection(socket: Socket, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  // Not at once: closing a connection with unread bytes resets it, and the answer is lost.
  setTimeout(() => socket.destroy(), patienceMs).unref();
}
