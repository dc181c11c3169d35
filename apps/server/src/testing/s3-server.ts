import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../base/files/blobs/s3-client.ts';
import { isSignedWith } from './s3-signature.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface S3Server {
  settings: S3Settings;
  /** The variables of the environment that say the same. */
  env: Record<string, string>;
  /** How many requests came so far. */
  requests(): number;
  /** From now on it answers by this instead; without one, as it should. `serve` is the real server behind it. */
  answerBy(handler?: (...args: [...Parameters<Handler>, serve: Handler]) => void): void;
  /** Ends it as if the machine was switched off. */
  stop(): Promise<void>;
  /** Starts it again on the same port, with everything that was stored. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A real S3 server on a port of its own, with one empty bucket. It checks signatures. */
export async function startS3(bucket = 'kathok-test'): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'kathok-s3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const key = 'S3RVER';
  const serve = s3.callback();
  const handle: Handler = (request, response) => {
    if (isSignedWith(key, request)) return serve(request, response);
    request.resume();
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  };
  let other: Parameters<S3Server['answerBy']>[0];
  let count = 0;
  let server: Server | undefined;
  let port = 0;
  async function start(): Promise<void> {
    server = createServer((request, response) => {
      count += 1;
      if (other) other(request, response, serve);
      else handle(request, response);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }
  async function stop(): Promise<void> {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
  }
  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { endpoint, bucket, region: 'us-east-1', accessKeyId: key, secretAccessKey: key },
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
    requests: () => count,
    answerBy(handler) {
      other = handler;
    },
    stop,
    start,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
