import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style>([\s\S]*?)<\/style>/g;
const linkedStyle = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;

/**
 * Puts the style of the first page into it, so that the outline of the office is drawn before anything else has come. The
 * link stays, switched off: a part that is loaded later finds that this style is there already. A script adds it, since
 * some browsers fetch what a page links to before they read that it is switched off.
 */
function withStyleInside(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(linkedStyle, (link, file: string) => {
    const style = bundle[file];
    if (style?.type !== 'asset') return link;
    const attributes = [...link.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
      name,
      value,
    ]);
    // Attribute by attribute: a page that requires Trusted Types takes no text for HTML.
    const switchedOff = `document.head.append(${JSON.stringify([...attributes, ['disabled', '']])}.reduce((link,[name,value])=>(link.setAttribute(name,value),link),document.createElement('link')))`;
    return `<style>${String(style.source).trim()}</style><script>${switchedOff}</script>`;
  });
}

const hashesOf = (html: string, inline: RegExp) =>
  [...html.matchAll(inline)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );

/** The page with its style, and `csp.json`: the hashes that let what stands inline pass a strict content policy. */
export function officeDocument(): Plugin {
  return {
    name: 'office-document',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        page.source = withStyleInside(String(page.source), bundle);
        const hashes = {
          scripts: hashesOf(page.source, inlineScript),
          styles: hashesOf(page.source, inlineStyle),
        };
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify(hashes) });
      },
    },
  };
}
