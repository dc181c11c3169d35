import { email as emailField } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { StartError } from '../../base/start/start-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { hashPassword, passwordFaults, readablePassword } from '../auth/index.ts';
import { findAdministratorRoleId, lockAdministrators } from '../roles/index.ts';
import { auditableUser, auditedUser } from './present-user.ts';
import { findUser, insertUser, isAnybodyThere } from './user.repository.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';

interface Wish {
  email?: string | undefined;
  password?: string | undefined;
}

const name = 'Administrator';

/**
 * Where nobody has an account yet, makes the first one. Answers what to print once where the password had to be
 * made up; it has to be replaced at the first sign-in.
 */
export async function ensureFirstAdministrator(
  ctx: Ctx,
  wish: Wish,
): Promise<{ email: string; password: string } | null> {
  if (await isAnybodyThere(ctx.db)) return null;
  const email = requireGoodWish(wish);
  const isGenerated = wish.password === undefined;
  const password = wish.password ?? readablePassword();
  const user = { name, email, phone: null, mustChangePassword: isGenerated };
  const passwordHash = await hashPassword(password);
  const isMade = await inTransaction(ctx, (tx) => insertFirst(ctx, tx, { ...user, passwordHash }));
  return isMade && isGenerated ? { email, password } : null;
}

type FirstUser = Omit<Parameters<typeof insertUser>[1], 'roleId'>;

async function insertFirst(ctx: Ctx, tx: Tx, first: FirstUser): Promise<boolean> {
  await lockAdministrators(tx);
  if (await isAnybodyThere(tx)) return false;
  const id = await insertUser(tx, { ...first, roleId: await findAdministratorRoleId(tx) }, ctx.now);
  const user = orNotFound(await findUser(tx, id));
  await ctx.audit(tx, { action: 'create', ...auditedUser(user), after: auditableUser(user) });
  return true;
}

/** Answers the e-mail address. Asked before a first start creates anything, too. */
export function requireGoodWish({ email, password }: Wish): string {
  const owner = wishedEmail(email);
  if (password !== undefined) refuseWeak(password, owner);
  return owner;
}

function wishedEmail(wish = 'admin@localhost'): string {
  const parsed = emailField.safeParse(wish);
  if (!parsed.success)
    throw new StartError('ADMIN_EMAIL must be an e-mail address, such as name@example.bt.');
  return parsed.data;
}

function refuseWeak(password: string, email: string): void {
  const [fault] = Object.values(
    passwordFaults(password, { roleType: 'admin', name, email, membershipCode: null }),
  );
  if (fault) throw new StartError(`ADMIN_PASSWORD ${fault}.`);
}
