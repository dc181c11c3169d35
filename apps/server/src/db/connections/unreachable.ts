import { StartError } from '../../base/start/start-error.ts';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there (connection refused)',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up now',
  ETIMEDOUT: 'no answer (timed out)',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ECONNRESET: 'the connection was closed',
  '28P01': 'user name or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '53300': 'too many connections',
  '57P03': 'the server is starting up or shutting down',
};

/** Says where and why in one line, without the password. */
export function unreachable(url: string, error: unknown): StartError {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const { place, password } = describe(url);
  const reason = REASONS[code] ?? (message || code || 'unknown error');
  const withoutPassword = password ? reason.replaceAll(password, '…') : reason;
  return new StartError(`Cannot open the database ${place}: ${withoutPassword}.`, { cause: error });
}

function describe(url: string): { place: string; password: string } {
  try {
    const { hostname, port, pathname, password, searchParams } = new URL(url);
    const host = hostname || searchParams.get('host') || 'localhost';
    const place = `${pathname.slice(1) || '(default)'} at ${host}:${port || '5432'}`;
    return { place, password: decodeURIComponent(password) };
  } catch {
    throw new StartError(
      'DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.',
    );
  }
}
