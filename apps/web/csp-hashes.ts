import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Writes `csp.json`: the hashes that let the page's own inline script pass a strict content policy. */
export function cspHashes(): Plugin {
  return {
    name: 'csp-hashes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const scripts = [...html.matchAll(inlineScript)].map(
          ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
        );
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify({ scripts }) });
      },
    },
  };
}
