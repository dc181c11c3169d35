import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { notASheet, words } from '../refusals.ts';

type Attributes = Readonly<Record<string, string>>;

/** What a reader of one kind of part does at each step. Names come without their namespace prefix. */
interface XmlEvents {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads a part piece by piece and gives what `events` emitted after each piece, so that nobody holds it whole. */
export async function* xmlItems<Item>(
  part: Readable,
  eventsFor: (emit: (item: Item) => void) => XmlEvents,
): AsyncGenerator<Item[]> {
  let items: Item[] = [];
  const parser = parserFor(eventsFor((item) => items.push(item)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of part) {
    parser.write(decoder.decode(bytes as Uint8Array, { stream: true }));
    if (items.length > 0) yield items;
    items = [];
  }
  parser.write(decoder.decode()).close();
  if (items.length > 0) yield items;
}

/** The same for small parts: all items at once. */
export async function readXml<Item>(
  part: Readable,
  eventsFor: (emit: (item: Item) => void) => XmlEvents,
): Promise<Item[]> {
  const all: Item[] = [];
  for await (const items of xmlItems(part, eventsFor)) for (const item of items) all.push(item);
  return all;
}

function parserFor({ open, text, close }: XmlEvents) {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  // A DTD could define entities that grow or reach out; no spreadsheet program writes one.
  parser.on('doctype', () => {
    throw notASheet(words.doctype);
  });
  if (open) {
    parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  }
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  return parser;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** An attribute by its local name, whatever prefix the writing program chose for its namespace. */
export function prefixedAttribute(attributes: Attributes, local: string): string | undefined {
  const key = Object.keys(attributes).find((name) => name.includes(':') && localName(name) === local);
  return key === undefined ? undefined : attributes[key];
}
