import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreen, type Language } from '@kathok/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../base/app-error.ts';
import { codingFor } from '../answers/compress.ts';
import { sendProblem } from '../answers/problem.ts';
import { pagePolicy, workerPolicy } from '../answers/security-headers.ts';
import { keepChosenLanguage, languageVary } from '../language.ts';
import { inlineHashes, pagePainter, type PagesByLanguage } from './public-pages.ts';
import { type Asset, readAssets } from './read-assets.ts';

/** What browsers ask for on their own, whatever the page names. */
const stands: Record<string, string> = { '/favicon.ico': '/icon-192.png' };

/**
 * The built web app: its files, the public pages drawn with what they say, and the one page of the office for every
 * other address that a browser opens, which says itself that it knows no such screen. Without it there is nothing.
 */
export function serveWebApp(
  app: FastifyInstance,
  root: string | undefined,
  pages?: PagesByLanguage,
  /** Where the public pages' forms may lead besides here: to the bank. */
  formTargets: readonly string[] = [],
): void {
  const assets = root === undefined ? new Map<string, Asset>() : readAssets(root);
  const built = assets.get('/index.html');
  const html = built?.bytes.toString() ?? '';
  const officePolicy = pagePolicy(root === undefined ? {} : readHashes(root));
  const publicPolicy = pagePolicy({ ...(pages && inlineHashes(pages)), formTargets });
  const painter = pages && pagePainter(app, pages);

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const drawn = await painter?.publicPage(path, request.language, request.ip);
    const page = drawn ?? (built && painter ? await painter.officePage(html, path, request.language) : built);
    if (!page) return sendProblem(reply, new AppError('not_found'));
    const chosen = pages && keepChosenLanguage(request, reply);
    if (chosen) return chosen;
    reply.header('content-security-policy', drawn ? publicPolicy : officePolicy);
    if (!drawn && !isScreen(path)) reply.code(404);
    return send(request, reply.header('vary', languageVary), page);
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asset = path === '/index.html' ? undefined : assets.get(stands[path] ?? path);
    if (isRead && asset) {
      if (path === '/sw.js') reply.header('content-security-policy', workerPolicy);
      return send(request, reply, asset);
    }
    const [, ownWords] = ownWordsFile.exec(path) ?? [];
    if (isRead && painter && ownWords)
      return send(request, reply, await painter.ownWordsScript(ownWords as Language));
    if (isRead && opensPage(request, path)) return sendPage(request, reply, path);
    return sendProblem(reply, new AppError('not_found'));
  });
}

const keptFor = ({ isImmutable }: Asset) =>
  isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';

async function send(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<FastifyReply> {
  reply
    .header('etag', asset.tag)
    .header('cache-control', asset.isOfOne ? 'no-store' : keptFor(asset))
    .header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (reply.statusCode === 200 && request.headers['if-none-match'] === asset.tag)
    return reply.code(304).send();
  const coding = codingFor(request.headers['accept-encoding']);
  const bytes = coding ? await asset.packed(coding) : asset.bytes;
  if (coding && bytes !== asset.bytes) reply.header('content-encoding', coding);
  return reply.type(asset.mediaType).send(bytes);
}

/** What the centre changed in the words of a language; the rest of the name only tells versions apart. */
const ownWordsFile = /^\/own-words\/(dz)-[\w-]+\.js$/;

// Nothing that could be another way to write an address of the API.
const disguised = /^\/api(\/|$)|\/\/|\/\.|%2e|%2f|%5c|[\\;]/i;

/** A missing picture or script must not look like a page. */
function opensPage({ headers }: FastifyRequest, path: string): boolean {
  const isFileName = path !== '/index.html' && /\.\w{1,11}$/.test(path);
  const takesPages = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
  return takesPages && !isFileName && !disguised.test(path);
}

function readHashes(root: string) {
  const file = join(root, 'csp.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  return { scriptHashes: kept['scripts'] ?? [], styleHashes: kept['styles'] ?? [] };
}
