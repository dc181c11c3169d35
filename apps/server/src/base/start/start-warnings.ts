import { isIP } from 'node:net';

interface Places {
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  s3: { endpoint: string } | undefined;
}

/** What an operator should hear of at each start: personal data that travels in the open. */
export function startWarnings({ databaseUrl, databaseOwnerUrl, s3 }: Places): string[] {
  const isOpen = [databaseUrl, databaseOwnerUrl].some((url) => url !== undefined && isFarWithoutTls(url));
  return [
    ...(isOpen
      ? [
          'the database is on another network and is spoken to without TLS: add sslmode=verify-full to its address',
        ]
      : []),
    ...(s3 && isFarAndPlain(s3.endpoint)
      ? ['S3_ENDPOINT begins with http:// and is on another network: files of people travel in the open']
      : []),
  ];
}

function isFarWithoutTls(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  const isEncrypted =
    (mode !== null && /^(require|no-verify|verify-)/.test(mode)) || searchParams.get('ssl') === 'true';
  return !isEncrypted && isFar(searchParams.get('host') ?? hostname);
}

const isFarAndPlain = (endpoint: string) => endpoint.startsWith('http:') && isFar(new URL(endpoint).hostname);

/** Not this machine, a container beside it, or a private network. */
function isFar(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === '' || name.startsWith('/') || name.startsWith('%2f')) return false;
  if (isIP(name) === 4) return !/^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(name);
  if (isIP(name) === 6) return !/^(::1$|f[cd]|fe80)/.test(name);
  return name.includes('.') && !/\.(local|localhost|internal|lan|home\.arpa)$/.test(name);
}
