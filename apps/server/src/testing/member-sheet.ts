import { textRows, workbookFile } from './workbook.ts';

export const headings = [
  'Name',
  'CID',
  'Gender',
  'Date of birth',
  'Mobile no',
  'Membership type',
  'Frequency',
  'Joined on',
  'Paid until',
];

/** A row of an honest register; every number gives another person. */
export function memberCells(
  number: number,
  changes: Partial<Record<(typeof headings)[number], string>> = {},
): string[] {
  const cells: Record<string, string> = {
    Name: `Tashi Dorji ${number}`,
    CID: String(11_400_000_000 + number),
    Gender: number % 2 === 0 ? 'male' : 'F',
    'Date of birth': '15/03/1980',
    'Mobile no': String(17_000_000 + number),
    'Membership type': 'General',
    Frequency: 'Yearly',
    'Joined on': '2019-02-01',
    'Paid until': '31-Dec-2026',
    ...changes,
  };
  return headings.map((heading) => cells[heading] ?? '');
}

export const members = (count: number, first = 1) =>
  Array.from({ length: count }, (_, place) => memberCells(first + place));

export function csvFile(rows: string[][], name = 'members.csv'): File {
  const lines = [headings, ...rows].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
  );
  return new File([lines.join('\r\n')], name, { type: 'text/csv' });
}

export function xlsxFile(rows: string[][], name = 'members.xlsx'): File {
  return new File([workbookFile({ rows: textRows([headings, ...rows]) }).slice()], name);
}

/** A workbook as Excel and LibreOffice save it: texts in a table of their own, numbers as numbers. */
export function registerFile(headings: string[], rows: string[][]): File {
  const strings = new Map<string, number>();
  const cell = (text: string) => {
    if (/^\d{1,15}$/.test(text)) return `<c><v>${text}</v></c>`;
    if (!strings.has(text)) strings.set(text, strings.size);
    return `<c t="s"><v>${strings.get(text)}</v></c>`;
  };
  const lines = [headings, ...rows].map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
  const table = [...strings.keys()].map((text) => `<si><t>${text}</t></si>`).join('');
  return new File([workbookFile({ rows: lines, strings: table }).slice()], 'register.xlsx');
}
