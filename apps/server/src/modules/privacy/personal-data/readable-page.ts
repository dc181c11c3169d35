import type { PersonalData, Section } from './personal-data.ts';
import { words } from './words.en.ts';

interface Page {
  name: string;
  day: string;
  data: PersonalData;
  fileNames: string[];
  hasNotes: boolean;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid #8886;padding:.3rem .6rem;text-align:start;vertical-align:top}
td{max-width:24rem;overflow-wrap:anywhere;white-space:pre-wrap}h2{margin-top:2rem}`;

/** The same as data.json for people: one page that opens everywhere and loads nothing. */
export function readablePage({ name, day, data, fileNames, hasNotes }: Page): string {
  const title = escape(words.title(name));
  const sections = (Object.keys(words.sections) as Section[]).flatMap((section) => {
    const rows = data[section];
    return rows ? [`<h2>${escape(words.sections[section])}</h2>${tableOf(rows)}`] : [];
  });
  const links = fileNames.map((file) => `<li><a href="${escape(encodeURI(file))}">${escape(file)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${escape(words.made(day))}</p>${hasNotes ? '' : `<p>${escape(words.withoutNotes)}</p>`}
${sections.join('\n')}
<h2>${escape(words.files)}</h2>${links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${words.nothing}</p>`}
</body></html>`;
}

function tableOf(rows: Record<string, unknown>[]): string {
  if (rows.length === 0) return `<p>${words.nothing}</p>`;
  const columns = Object.keys(rows[0] ?? {}).filter((key) => rows.some((row) => textOf(row[key]) !== ''));
  const head = columns.map((key) => `<th scope="col">${escape(headingOf(key))}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((key) => `<td>${escape(textOf(row[key]))}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** `paidUntil` → `Paid until`, unless there are words of its own for it. */
function headingOf(key: string): string {
  const own = words.headings[key];
  if (own !== undefined) return own;
  const spaced = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, inner]) => textOf(inner) !== '')
      .map(([key, inner]) => `${headingOf(key)}: ${textOf(inner)}`)
      .join('\n');
  return String(value);
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
