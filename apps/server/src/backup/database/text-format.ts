import type { ClientBase } from 'pg';

/** Makes COPY write and read values the same way on every server and version. Holds until the transaction ends. */
export async function usePortableText(client: ClientBase): Promise<void> {
  await client.query(`
    SET LOCAL datestyle = 'ISO, YMD';
    SET LOCAL intervalstyle = 'postgres';
    SET LOCAL extra_float_digits = 3;
    SET LOCAL bytea_output = 'hex';
    SET LOCAL timezone = 'UTC'`);
}
