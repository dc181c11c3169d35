import type { Page } from 'playwright-core';

/** Every address and referrer that leaves the browser from now on. */
export function watchAddresses(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    void request.allHeaders().then((headers) => sent.push(headers['referer'] ?? ''));
    sent.push(request.url());
  });
  return sent;
}
