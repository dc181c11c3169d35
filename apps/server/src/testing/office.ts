import { afterAll } from 'vitest';
import { openMoneyDesk } from './money-desk.ts';
import { startTestApp } from './start-test-app.ts';

type Options = Parameters<typeof startTestApp>[0];

/** The whole server for the tests of one file, which is closed after them. */
export async function startAppForFile(options?: Options) {
  const app = await startTestApp(options);
  afterAll(() => app.close());
  return app;
}

/** The same with an administrator at the desk, who has members, donations and renewals at hand. */
export async function startOffice(options?: Options) {
  const app = await startAppForFile(options);
  return { app, desk: await openMoneyDesk(app) };
}
