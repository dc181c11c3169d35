import { classNames } from '../class-names.ts';
import { cellClass, type Rows, type Column } from './column.ts';
import type { ListState } from './use-list-state.ts';
import { Icon } from '../pictures/icon.tsx';

/** The heads of the columns; those that can be sorted by are buttons. */
const ListHead = <Row,>({ columns, list }: { columns: readonly Column<Row>[]; list: ListState }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <Head key={column.key} column={column} list={list} />
      ))}
    </tr>
  </thead>
);

function Head<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const { sortBy, label } = column;
  const sorted = sortBy !== undefined && sortBy === list.sortBy;
  const direction = list.order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={cellClass(column)} aria-sort={sorted ? direction : undefined}>
      {sortBy ? (
        <button className="sort" type="button" onClick={() => list.sort(sortBy)}>
          {label}
          {sorted && <Icon name={direction === 'ascending' ? 'up' : 'down'} />}
        </button>
      ) : (
        <span className={classNames(column.hidesLabel && 'hidden') || undefined}>{label}</span>
      )}
    </th>
  );
}

export const ListTable = <Row,>({
  label,
  list,
  columns,
  rows,
  rowKey,
  stale,
}: Rows<Row> & { list: ListState }) => (
  <table className="list" aria-label={label} aria-busy={stale}>
    <ListHead columns={columns} list={list} />
    <tbody className={classNames(stale && 'stale')}>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map((column) => (
            <td key={column.key} className={cellClass(column)}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
