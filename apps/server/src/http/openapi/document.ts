import { type Endpoint, problem } from '@kathok/contract';
import { operationOf } from './operation.ts';
import { jsonSchema, type JsonSchema } from './schemas.ts';

export type Contract = Record<string, Record<string, Endpoint>>;

/** OpenAPI 3.1 of every call there is, from the schemas that also check them. */
export function openApiDocument(contract: Contract, version: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [part, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = openApiPath(endpoint.path);
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(`${part}.${name}`, part, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kathok Membership', version, description: 'Errors are problem documents (RFC 9457).' },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

export function openApiPath(path: string): string {
  return `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
}
