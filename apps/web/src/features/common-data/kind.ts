import type { Endpoint } from '@kathok/contract';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { MotifName } from '../../ui/pictures/motif.tsx';

/** What every record of common data has. */
export type CommonRecord = { id: string; name: string; version: number; isActive: boolean };

export type KindWords = {
  title: string;
  lead: string;
  add: string;
  addTitle: string;
  search: { label: string; placeholder: string };
  emptyTitle: string;
  emptyText: string;
  saved: (name: string) => string;
  removed: (name: string) => string;
  removeTitle: (name: string) => string;
  labels: Readonly<Record<string, string>>;
};

/** One kind of common data: where it lives, how it is called, and how its form reads and writes it. */
export type Kind<Item extends CommonRecord, Values extends FieldValues, Body> = {
  /** Its list in the office, such as `/country`. */
  base: string;
  motif: MotifName;
  words: KindWords;
  endpoints: Record<'list' | 'all' | 'get' | 'create' | 'update' | 'remove', Endpoint>;
  schema: z.ZodType<Body, Values>;
  empty: Values;
  valuesOf: (item: Item) => Values;
};
