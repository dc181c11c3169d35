/** HTML that is safe to send: everything put into it was text and has been escaped, or was HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Insert = string | number | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(
    parts.reduce((text, part, at) => text + part + (at < inserts.length ? render(inserts[at]!) : ''), ''),
  );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(insert: Insert): string {
  if (insert instanceof Html) return insert.text;
  if (typeof insert === 'object') return insert.map(({ text }) => text).join('');
  return String(insert).replace(/[&<>"']/g, (sign) => entities[sign]!);
}
