import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { codingFor } from '../compress.ts';
import { sendProblem } from '../problem.ts';
import { pagePolicy } from '../security-headers.ts';
import { type Asset, readAssets } from './read-assets.ts';

/** The built web app: its files, and its one page for every other address that a browser opens. Without it there is nothing. */
export function serveWebApp(app: FastifyInstance, root: string | undefined): void {
  const assets = root === undefined ? new Map<string, Asset>() : readAssets(root);
  const page = assets.get('/index.html');
  const policy = pagePolicy(root === undefined ? {} : readHashes(root));

  async function send(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<FastifyReply> {
    if (asset === page) reply.header('content-security-policy', policy);
    reply
      .header('etag', asset.tag)
      .header('cache-control', asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send();
    const coding = codingFor(request.headers['accept-encoding']);
    const bytes = coding ? await asset.packed(coding) : asset.bytes;
    if (coding && bytes !== asset.bytes) reply.header('content-encoding', coding);
    return reply.type(asset.mediaType).send(bytes);
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asset = isRead ? (assets.get(path) ?? (opensPage(request, path) ? page : undefined)) : undefined;
    return asset ? send(request, reply, asset) : sendProblem(reply, new AppError('not_found'));
  });
}

// Nothing that could be another way to write an address of the API.
const disguised = /^\/api(\/|$)|\/\/|\/\.|%2e|%2f|%5c|[\\;]/i;

/** A missing picture or script must not look like a page. */
function opensPage({ headers }: FastifyRequest, path: string): boolean {
  const isFileName = /\.\w{1,11}$/.test(path);
  const takesPages = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
  return takesPages && !isFileName && !disguised.test(path);
}

function readHashes(root: string) {
  const file = join(root, 'csp.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  return { scriptHashes: kept['scripts'] ?? [], styleHashes: kept['styles'] ?? [] };
}
