import { classNames } from '../class-names.ts';
import { cellClass, type Rows } from './column.ts';
import { ListHead } from './list-head.tsx';
import type { ListState } from './use-list-state.ts';

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
