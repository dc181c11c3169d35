import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Column<Row> = {
  key: string;
  label: string;
  /** What the cells hold speaks for itself; the head is there for screen readers. */
  hidesLabel?: true;
  cell: (row: Row) => ReactNode;
  /** The API's name for sorting by this column. */
  sortBy?: string;
  align?: 'end';
  /** Secondary columns go below 1000 px. */
  hideBelow?: 1000;
  /** On a phone, where a row is a card: in its upper corner, on a line of its own, or not at all. */
  phone?: 'corner' | 'full' | 'hidden';
  /** A word before the value on a phone, where there is no head. */
  phoneLabel?: string;
};

export const cellClass = <Row>({ align, hideBelow }: Column<Row>) =>
  classNames(align, hideBelow && 'drop-m') || undefined;

/** What both shapes of a list get. */
export type Rows<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The rows of before, while the next ones load. */
  stale: boolean;
};
