import { createHash } from 'node:crypto';

/** On every answer. Nothing is shared with other origins: there is no CORS. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // What is not a page shows and runs nothing; pages bring their own policy.
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

const oneYear = 'max-age=31536000';

export function securityHeaders(baseUrl: string): Record<string, string> {
  return baseUrl.startsWith('https:') ? { ...always, 'strict-transport-security': oneYear } : always;
}

interface PageSources {
  /** `sha256-…` of what may stand inline in a page. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** Other hosts that a page's forms may be posted to: the bank's. */
  formTargets?: readonly string[];
}

/** How a content policy names what may stand inline. */
export const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The policy of our own pages: only our own code, nothing inline but what was there when the page was built. */
export function pagePolicy({
  scriptHashes = [],
  styleHashes = [],
  formTargets = [],
}: PageSources = {}): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Text becomes code nowhere, whatever is written into a page; the one address that a script is loaded from by hand
    // goes through the policy of that name.
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');
}

/** The service worker fetches the files that it keeps, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
}
