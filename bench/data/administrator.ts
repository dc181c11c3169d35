import type { ClientBase } from 'pg';
import { hashPassword } from '../../apps/server/src/modules/auth/index.ts';

export const administrator = { email: 'bench@example.bt', password: 'ten thousand butter lamps' };

/** Somebody to sign in as; the others of the office have no password. */
export async function addAdministrator(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(
    `INSERT INTO users (name, email, role_id, password_hash)
     SELECT 'Administrator', $1, id, $2 FROM roles WHERE name = 'Administrator'`,
    [administrator.email, await hashPassword(administrator.password)],
  );
}
