import { Readable } from 'node:stream';
import { storageFull } from '../../storage/storage-refusal.ts';
import { withinTime, withoutStalling } from '../../time-limit.ts';
import {
  type BlobStore,
  FileMissing,
  fileUnavailable,
  type ListedBlob,
  storageUnavailable,
} from './blob-store.ts';
import { type S3Client, s3Client, S3Refusal, type S3Settings } from './s3-client.ts';

const folder = 'files/';
const keyOf = (name: string) => folder + name;

/** Files in a bucket of an S3-compatible store, for several servers. */
export function s3Blobs(settings: S3Settings): BlobStore {
  const client = s3Client(settings);
  const { request, timeLimitMs, place } = client;
  return {
    place,
    async write(name, bytes) {
      try {
        await drain(await request('PUT', { key: keyOf(name), body: bytes }));
      } catch (error) {
        throw isFull(error) ? storageFull(error) : storageUnavailable(error);
      }
    },
    async open(name) {
      try {
        const answer = await request('GET', { key: keyOf(name) });
        const chunks = withoutStalling(timeLimitMs, 'reading a file', answer.body ?? empty());
        const byteSize = Number(answer.headers.get('content-length') ?? 0);
        const bytes = Readable.from(chunks, { objectMode: false });
        // Where somebody has begun to read it, it ends with them, and this is refused.
        bytes.once('close', () => void answer.body?.cancel().catch(() => {}));
        return { byteSize, bytes };
      } catch (error) {
        const isMissing = error instanceof S3Refusal && error.code === 'NoSuchKey';
        throw isMissing ? new FileMissing(error) : fileUnavailable(error);
      }
    },
    list: () => listBucket(client),
    async remove(name) {
      await drain(await request('DELETE', { key: keyOf(name) }));
    },
  };
}

/** 507 is what MinIO says; the others name a limit that somebody has set. */
const isFull = (error: unknown) =>
  error instanceof S3Refusal && (error.status === 507 || /Quota|StorageFull/.test(error.code));

async function* empty(): AsyncGenerator<Uint8Array> {}

/** So that the connection can be used again. */
async function drain(answer: Response): Promise<void> {
  await withinTime(60_000, 'reading an answer', answer.arrayBuffer());
}

async function* listBucket({ request, timeLimitMs }: S3Client): AsyncGenerator<ListedBlob> {
  const ask = async (query: Record<string, string>) => (await request('GET', { query })).text();
  for (let marker = ''; ;) {
    // The first version of this call: every store has it, and the next page begins after a name instead of a token.
    const query = { prefix: folder, marker };
    const text = await withinTime(timeLimitMs * 2, 'listing files', ask(query)).catch((error: unknown) => {
      throw fileUnavailable(error);
    });
    for (const [, entry = ''] of text.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
      marker = valueOf(entry, 'Key');
      const name = marker.slice(folder.length);
      yield { name, changedAt: new Date(valueOf(entry, 'LastModified')), isWhole: true };
    }
    if (valueOf(text, 'IsTruncated') !== 'true') return;
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The shape of the answer is fixed, so no parser is needed. */
function valueOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replaceAll(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole);
}
