import type { PaperTable as Table } from '@kathok/contract';

/** Each row stands in lines of its own on a phone, each line with the title of its column. */
export const PaperTable = ({ table, title }: { table: Table; title: string }) => (
  <table className="paper-table">
    <caption className="hidden">{title}</caption>
    <thead>
      <tr>
        {table.columns.map(({ title: column, isAmount }) => (
          <th key={column} scope="col" className={isAmount ? 'end' : undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map((row) => (
        <tr key={row.join('|')}>
          <Cells cells={row} table={table} />
        </tr>
      ))}
    </tbody>
    {table.total && (
      <tfoot>
        <tr>
          <Cells cells={table.total} table={table} />
        </tr>
      </tfoot>
    )}
  </table>
);

const Cells = ({ cells, table: { columns } }: { cells: readonly string[]; table: Table }) =>
  columns.map(({ title, isAmount }, at) => {
    const [first = '', ...more] = (cells[at] ?? '').split('\n');
    return (
      <td key={title} className={isAmount ? 'end' : undefined} data-title={first && title}>
        <span>
          {first}
          {more.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
      </td>
    );
  });
