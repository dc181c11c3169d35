import { type RawBuilder, sql } from 'kysely';

/**
 * The stored text of a message without the key it brought: the token or grant behind `#`, or the code. The link by which
 * somebody opts out of messages stays: it opens nothing, and has no end.
 */
export const bodyWithoutKey: RawBuilder<string> = sql`
  case when kind = 'document_code' then regexp_replace(body, '\\m[0-9]{8}\\M', '[removed]', 'g')
  else regexp_replace(body, '#(token|grant)=[A-Za-z0-9_-]+', '#\\1=[removed]', 'g') end`;
