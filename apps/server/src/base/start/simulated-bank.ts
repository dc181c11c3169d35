/** What the process was told about where it runs. */
export interface Deployment {
  /** A sample centre, shown to everybody as one. */
  isDemo: boolean;
  isProduction: boolean;
  /** The address it listens on. */
  host: string;
  /** The address people use, where one was given. */
  baseUrl: string | undefined;
  /** The proxies it trusts. */
  trustProxy: readonly string[];
  /** `WORLDLINE_SIMULATOR=1` or `RMA_SIMULATOR=1`. */
  isNamed: boolean;
}

/**
 * Whether a bank may be simulated here. Simulated payments look like paid ones, so by default only people who sit at
 * this machine may make them: a server that listens to the network, has an address of the outside world or stands
 * behind a proxy serves strangers.
 */
export const maySimulate = ({ isDemo, isNamed, ...where }: Deployment): boolean =>
  isDemo || isNamed || isOnlyHere(where);

/** Whether only people who sit at this machine use it, as in development. */
export function isOnlyHere(where: Omit<Deployment, 'isDemo' | 'isNamed'>): boolean {
  const { isProduction, host, baseUrl, trustProxy } = where;
  const isForStrangers =
    !isLoopback(host) ||
    (baseUrl !== undefined && !isLoopback(new URL(baseUrl).hostname)) ||
    trustProxy.length > 0;
  return !isProduction && !isForStrangers;
}

const isLoopback = (host: string) =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host) || /\.localhost$/i.test(host);

const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

interface IncomingRequest {
  httpVersion: string;
  headers: Readonly<Record<string, unknown>>;
}

/**
 * Whether a request may come from another machine, also through a proxy that nobody told us about: it says so, or it
 * speaks HTTP/1.0 as nginx does by itself. One that hides both cannot be told from somebody at this machine.
 */
export const isFromElsewhere = ({ httpVersion, headers }: IncomingRequest): boolean =>
  httpVersion === '1.0' ||
  proxyHeaders.some((name) => headers[name] !== undefined) ||
  !isLoopback(String(headers['host'] ?? '').replace(/:\d+$/, ''));
