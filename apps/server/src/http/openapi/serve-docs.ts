import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../answers/security-headers.ts';
import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { type Contract, openApiDocument } from './document.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people: made once, when first asked for. */
export function serveDocs(app: FastifyInstance, contract: Contract, version: string): void {
  const answers: [path: string, mediaType: string, make: () => string][] = [
    ['/api/openapi.json', 'application/json', () => JSON.stringify(openApiDocument(contract, version))],
    ['/api/docs', 'text/html', () => docsPage(contract, version)],
    ['/api/docs.css', 'text/css', () => docsStyle],
  ];
  for (const [path, mediaType, make] of answers) {
    let made: string | undefined;
    app.get(path, async (_request, reply) => {
      made ??= make();
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', pagePolicy())
        .type(`${mediaType}; charset=utf-8`)
        .send(made);
    });
  }
}
