import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { TookTooLong, withinTime } from '../../time-limit.ts';
import { sha256Of } from './blob-store.ts';

export interface S3Settings {
  /** Without the bucket, such as https://s3.eu-central-1.amazonaws.com or http://minio.internal:9000. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long the store may take to begin its answer. */
  timeLimitMs?: number | undefined;
}

interface S3Call {
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
}

/** What the store answered instead of doing what it was asked; its code tells why. */
export class S3Refusal extends Error {
  override name = 'S3Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The file storage answered ${status} ${code}.`);
    this.status = status;
    this.code = code;
  }
}

/** No answer at all, or too late. */
class S3Unreachable extends Error {
  override name = 'S3Unreachable';
  readonly isLate: boolean;

  constructor(place: string, cause: unknown) {
    // fetch says no more than that it failed; why is in its own cause.
    const { message, cause: reason } = cause as Error;
    const why = reason instanceof Error && reason.message ? reason.message : message;
    super(`The file storage ${place} does not answer: ${why}`, { cause });
    this.isLate = cause instanceof TookTooLong;
  }
}

const defaultTimeLimitMs = 10_000;
/** More time for more bytes, as on a slow line. */
const bytesPerMs = 1024;
/** A connection that the store has closed meanwhile, and a store that asks for a moment, are tried once more. */
const tries = 2;
const isPassing = (status: number) => status === 429 || (status >= 500 && status !== 507);

export type S3Client = ReturnType<typeof s3Client>;

/** Signed calls to one bucket, addressed by path, as every S3-compatible store understands. */
export function s3Client(settings: S3Settings) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const timeLimitMs = settings.timeLimitMs ?? defaultTimeLimitMs;
  const place = `${endpoint}/${bucket}`;

  async function attempt(method: string, { key = '', query = {}, body }: S3Call): Promise<Response> {
    const address = new URL(`${place}/${key}`);
    address.search = new URLSearchParams(query).toString();
    const signed = await new AwsV4Signer({
      method,
      url: address.href,
      headers: { 'x-amz-content-sha256': sha256Of(body ?? new Uint8Array()) },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    }).sign();
    const ending = new AbortController();
    const limitMs = timeLimitMs + Math.ceil((body?.length ?? 0) / bytesPerMs);
    const { headers, url } = signed;
    const { signal } = ending;
    const answer = fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      body: (body ?? null) as BodyInit | null,
    });
    return withinTime(limitMs, 'asking the file storage', answer).catch((error: unknown) => {
      ending.abort();
      throw new S3Unreachable(place, error);
    });
  }

  /** The answer, of which the body has still to come. Anything but a success is thrown as `S3Refusal`. */
  async function request(method: string, call: S3Call): Promise<Response> {
    for (let attempts = 1; ; attempts += 1) {
      const answer = await attempt(method, call).catch((error: unknown) => {
        // A time limit is not waited for twice.
        if (attempts === tries || !(error instanceof S3Unreachable) || error.isLate) throw error;
      });
      if (answer?.ok) return answer;
      if (answer && (attempts === tries || !isPassing(answer.status))) throw await refusalOf(answer);
      await answer?.body?.cancel();
      await sleep(200);
    }
  }

  async function refusalOf(answer: Response): Promise<S3Refusal> {
    const text = await withinTime(timeLimitMs, 'reading an answer', answer.text()).catch(() => '');
    return new S3Refusal(answer.status, /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? answer.statusText);
  }

  return { request, timeLimitMs, place };
}
