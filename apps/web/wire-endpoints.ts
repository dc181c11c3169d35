import * as contract from '../../packages/contract/src/index.ts';
import type { Plugin } from 'vite';

const endpointFile = /packages\/contract\/src\/(?:[\w-]+\/)+[\w-]+\.endpoints\.ts$/;
const exported = /^export const (\w+)/gm;

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/**
 * What the browser sends of a call, and by which records it knows what to ask again. Who may call it, and what goes in
 * and comes out, is for the server to check.
 */
const wireOf = ({ method, path, encoding, idempotent, reads, touches }: contract.Endpoint) => ({
  method,
  path,
  ...(method === 'GET' ? { reads } : { touches }),
  ...(encoding !== 'json' && { encoding }),
  ...(idempotent && { idempotent }),
});

function wiresOf(name: string): string | undefined {
  const part = (contract as Record<string, unknown>)[name];
  const calls = Object.entries(part ?? {});
  if (calls.length === 0 || !calls.every(([, call]) => isEndpoint(call))) return undefined;
  return JSON.stringify(
    Object.fromEntries(calls.map(([key, call]) => [key, wireOf(call as contract.Endpoint)])),
  );
}

/**
 * In the built web app an endpoint is no more than its method and its address: otherwise every screen that asks for one
 * list brings the schemas of all calls, and the schema library with them. So the web app finds nothing but endpoints in
 * these files, and the build fails where it looks for something else: what a form checks by is in `*.schema.ts`, and
 * what is neither (kinds, limits, names) in files that know no schema.
 */
export function wireEndpoints(): Plugin {
  return {
    name: 'wire-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!endpointFile.test(id)) return undefined;
      const parts = [...code.matchAll(exported)].flatMap(([, name = '']) => {
        const wires = wiresOf(name);
        return wires === undefined ? [] : [`export const ${name} = ${wires};`];
      });
      return { code: parts.join('\n'), map: null };
    },
  };
}
