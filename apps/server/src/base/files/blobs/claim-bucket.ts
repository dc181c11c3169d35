import { StartError } from '../../start/start-error.ts';
import { s3Client, S3Refusal, type S3Settings } from './s3-client.ts';

/** Says which database the files of a bucket belong to. Beside the files, not among them. */
const ownerKey = 'kathok-membership-owner';

/**
 * At start: settings that cannot be right end the program, and so does the bucket of another database, whose files the
 * sweep would remove. A store that only does not answer is none of that: answers why, and everything but files works.
 */
export async function claimBucket(settings: S3Settings, owner: string): Promise<string | null> {
  const { request, place } = s3Client(settings);
  try {
    const known = await readOwner();
    if (known === undefined) await (await request('PUT', { key: ownerKey, body: Buffer.from(owner) })).text();
    else if (known !== owner)
      throw new StartError(
        `The bucket ${place} belongs to another database. Give each database a bucket of its own (S3_BUCKET).`,
      );
    return null;
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof S3Refusal && error.status < 500) throw wrongSettings(error);
    return (error as Error).message;
  }

  async function readOwner(): Promise<string | undefined> {
    // The bucket is asked for first: a missing bucket and a missing file look alike to some stores.
    await (await request('GET', { query: { 'max-keys': '1' } })).text();
    try {
      return await (await request('GET', { key: ownerKey })).text();
    } catch (error) {
      if (error instanceof S3Refusal && error.status === 404) return undefined;
      throw error;
    }
  }

  function wrongSettings({ status, code }: S3Refusal): StartError {
    if (status === 404) return new StartError(`There is no bucket ${place}. Create it, or check S3_BUCKET.`);
    const what = `The file storage ${place} refused the access (${status} ${code}).`;
    return new StartError(
      `${what} Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that the key may list, read and write there.`,
    );
  }
}
