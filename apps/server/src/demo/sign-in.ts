import type { Actor } from '../platform/actor.ts';
import type { Ctx } from '../platform/context.ts';
import { acting, visiting } from './acting.ts';
import { demoPassword } from './demo-accounts.ts';
import { authenticate, checkLogin, login, logout } from '../modules/auth/index.ts';

/** As on the sign-in page, some days before the sample was made. */
export async function signIn(ctx: Ctx, username: string, daysAgo: number): Promise<Actor> {
  const visitor = visiting(ctx, daysAgo);
  const input = { params: {}, query: {}, body: { username, password: demoPassword } };
  const { accessToken } = await login(visitor, input, await checkLogin(visitor, input));
  const actor = await authenticate(visitor.db, accessToken, visitor.now);
  if (!actor) throw new Error(`${username} of the sample centre could not sign in`);
  return actor;
}

export async function visit(ctx: Ctx, username: string, daysAgo: number): Promise<void> {
  const actor = await signIn(ctx, username, daysAgo);
  await logout(acting(ctx, actor, daysAgo));
}
