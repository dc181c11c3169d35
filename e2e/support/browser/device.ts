import type { CDPSession, Page } from 'playwright-core';
import { settle, watchRequests } from '../screens/visit.ts';

const devices = {
  phone: { width: 390, height: 844, mobile: true },
  desk: { width: 1440, height: 900, mobile: false },
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One for each page: what two of them say of a device would be put together anew with every visit. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The page that is open, as if it were held in the hand or stood on the desk, without opening it again. */
export async function showOn(page: Page, device: keyof typeof devices): Promise<void> {
  const { mobile, ...size } = devices[device];
  const isQuiet = watchRequests(page);
  await page.setViewportSize(size);
  const session = await sessionOf(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
  await isQuiet();
  await settle(page);
}
