import { z } from 'zod';
import { can, publicOr, unchecked } from '../endpoint.ts';
import { idParams } from '../values/fields.ts';
import { type RecordKind, withRecords } from '../record-kinds.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';

interface MasterDataKind<Path, Item, Option, Sort, Create, Update> {
  path: Path;
  /** What it is among the kinds of records. */
  recordKind: RecordKind;
  noun: string;
  plural: string;
  item: Item;
  option: Option;
  sortKeys: Sort;
  createBody: Create;
  updateBody: Update;
}

/** The six calls that every kind of common data has; pickers on public forms need `/all` without signing in. */
export function masterData<
  const Path extends string,
  Item extends z.ZodType,
  Option extends z.ZodType,
  const Sort extends readonly [string, ...string[]],
  Create extends z.ZodType,
  Update extends z.ZodType,
>(kind: MasterDataKind<Path, Item, Option, Sort, Create, Update>) {
  const { path, noun, plural } = kind;
  const one: `${Path}/:id` = `${path}/:id`;
  const all: `${Path}/all` = `${path}/all`;
  const records = { reads: [kind.recordKind], touches: [kind.recordKind] };
  return withRecords(records, {
    list: unchecked({
      method: 'GET',
      path,
      access: can('read', 'Master'),
      summary: `All ${plural}, paged`,
      query: pageQuery(kind.sortKeys, { isActive: emptyIsAbsent(z.stringbool()) }),
      response: paged(kind.item),
    }),
    all: unchecked({
      method: 'GET',
      path: all,
      access: publicOr('read', 'Master'),
      summary: `Active ${plural} for pickers; those out of use too, with the ability`,
      query: z.strictObject({ includeInactive: emptyIsAbsent(z.stringbool()) }),
      response: z.array(kind.option),
    }),
    get: unchecked({
      method: 'GET',
      path: one,
      access: can('read', 'Master'),
      summary: `One ${noun}`,
      params: idParams,
      response: kind.item,
    }),
    create: unchecked({
      method: 'POST',
      path,
      access: can('create', 'Master'),
      summary: `Add a ${noun}`,
      body: kind.createBody,
      response: kind.item,
      status: 201,
      idempotent: true,
    }),
    update: unchecked({
      method: 'PATCH',
      path: one,
      access: can('update', 'Master'),
      summary: `Change a ${noun}`,
      params: idParams,
      body: kind.updateBody,
      response: kind.item,
    }),
    remove: unchecked({
      method: 'DELETE',
      path: one,
      access: can('manage', 'Master'),
      summary: `Remove a ${noun} that nothing uses`,
      params: idParams,
    }),
  });
}
