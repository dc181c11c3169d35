import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from '../files/blobs/s3-client.ts';
import { isOnlyHere, maySimulate } from './simulated-bank.ts';
import { StartError } from './start-error.ts';
import { defaultReserveMb } from '../storage/storage.ts';

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().optional(),
  BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEMO: z.stringbool().default(false),
  LOG_LEVEL: z.enum(levels).optional(),
  TRUST_PROXY: listed.refine(areAddresses).default([]),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\w.~+/-]+=*$/)
    .optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(6000),
  BACKUP_ROOTS: listed.default([]),
  STORAGE_RESERVE_MB: z.coerce.number().int().min(0).max(1_000_000).default(defaultReserveMb),
  SMS_ALLOW_PRIVATE: z.stringbool().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]+[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  NODE_ENV: z.string().optional(),
  WORLDLINE_MID: z.string().optional(),
  WORLDLINE_KEY: z.string().optional(),
  WORLDLINE_PAY_URL: z.string().optional(),
  WORLDLINE_STATUS_URL: z.string().optional(),
  WORLDLINE_CANCEL_URL: z.string().optional(),
  WORLDLINE_REFUND_URL: z.string().optional(),
  WORLDLINE_CURRENCY: z.string().optional(),
  WORLDLINE_SIMULATOR: z.stringbool().default(false),
  RMA_BENEFICIARY_ID: z.string().optional(),
  RMA_KEY_FILE: z.string().optional(),
  RMA_CERTIFICATE_FILE: z.string().optional(),
  RMA_PAY_URL: z.string().optional(),
  RMA_API_URL: z.string().optional(),
  RMA_EMAIL: z.string().optional(),
  RMA_BANK_CODE: z.string().optional(),
  RMA_SIMULATOR: z.stringbool().default(false),
});

/** Every name that is looked for in the environment. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

const meanings: Record<string, string> = {
  PORT: 'a number from 0 to 65535',
  BASE_URL: 'the address people use, such as https://members.example.bt',
  DEMO: '1 or 0',
  LOG_LEVEL: `one of ${levels.join(', ')}`,
  TRUST_PROXY: 'the addresses or networks of proxies, such as 10.0.0.5,192.168.1.0/24',
  METRICS_TOKEN: 'at least 16 letters and digits',
  REQUESTS_PER_MINUTE: 'a whole number, 0 for no limit',
  STORAGE_RESERVE_MB: 'a whole number of megabytes',
  WORLDLINE_SIMULATOR: '1 or 0',
  RMA_SIMULATOR: '1 or 0',
  S3_ENDPOINT:
    'the address of the file storage without the bucket, such as https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'the name of a bucket: small letters, digits, dots and hyphens',
  SMS_ALLOW_PRIVATE: '1 or 0',
  SMTP_URL: 'an address such as smtp://user:password@mail.example.bt:587',
};

export type Config = ReturnType<typeof readConfig>;

/** What the environment says; empty values count as not said. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(said(env));
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new StartError(`${name} must be ${meanings[name] ?? 'given'}.`);
  }
  const { data } = parsed;
  const where = {
    isProduction: data.NODE_ENV === 'production',
    host: data.HOST,
    baseUrl: data.BASE_URL,
    trustProxy: data.TRUST_PROXY,
  };
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    baseUrl: data.BASE_URL ?? `http://localhost:${data.PORT}`,
    administrator: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    isDemo: data.DEMO,
    // A person at a screen wants the address and what goes wrong; a machine wants to know of every request.
    logLevel: data.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
    trustProxy: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    backupRoots:
      data.BACKUP_ROOTS.length > 0
        ? data.BACKUP_ROOTS.map((root) => resolve(root))
        : [join(resolve(data.DATA_DIR), 'backups')],
    storageReserveMb: data.STORAGE_RESERVE_MB,
    s3: s3Settings(data),
    smtpUrl: data.SMTP_URL,
    allowsPrivateSms: data.SMS_ALLOW_PRIVATE ?? isOnlyHere(where),
    worldline: {
      mid: data.WORLDLINE_MID,
      key: data.WORLDLINE_KEY,
      payUrl: data.WORLDLINE_PAY_URL,
      statusUrl: data.WORLDLINE_STATUS_URL,
      cancelUrl: data.WORLDLINE_CANCEL_URL,
      refundUrl: data.WORLDLINE_REFUND_URL,
      currencyCode: data.WORLDLINE_CURRENCY,
      maySimulate: maySimulate({ ...where, isDemo: data.DEMO, isNamed: data.WORLDLINE_SIMULATOR }),
      simulatesForStrangers: data.DEMO || data.WORLDLINE_SIMULATOR,
      wantsSimulator: data.WORLDLINE_SIMULATOR,
    },
    rma: {
      id: data.RMA_BENEFICIARY_ID,
      keyFile: data.RMA_KEY_FILE,
      certificateFile: data.RMA_CERTIFICATE_FILE,
      payUrl: data.RMA_PAY_URL,
      apiUrl: data.RMA_API_URL,
      email: data.RMA_EMAIL,
      bankCode: data.RMA_BANK_CODE,
      wantsSimulator: data.RMA_SIMULATOR,
    },
  };
}

/** Which database and which files: what commands need to know, and nothing else may keep them from their work. */
export function placeSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => /^(DATABASE_URL|DATABASE_OWNER_URL|DATA_DIR|S3_.+)$/.test(name)),
  );
}

/** All of them or none: a server that kept files where nobody looks for them would be worse than one that does not start. */
function s3Settings(data: z.output<typeof environment>): S3Settings | undefined {
  const { S3_REGION: region = 'us-east-1', ...rest } = data;
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = needed.filter((name) => rest[name] === undefined);
  if (missing.length === needed.length && data.S3_REGION === undefined) return undefined;
  if (missing.length > 0)
    throw new StartError(
      `Files are to be kept in S3, but ${missing.join(', ')} is not set. Set ${needed.join(', ')}, or none of them.`,
    );
  return {
    endpoint: rest.S3_ENDPOINT!,
    bucket: rest.S3_BUCKET!,
    region,
    accessKeyId: rest.S3_ACCESS_KEY_ID!,
    secretAccessKey: rest.S3_SECRET_ACCESS_KEY!,
  };
}

function said(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Exact addresses or networks: nobody is trusted by chance. */
function areAddresses(list: string[]): boolean {
  return list.every((item) => {
    const [address = '', bits, ...rest] = item.split('/');
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      rest.length === 0 &&
      longest > 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
    );
  });
}
