import type { Finding, RowKey } from '../import-target.ts';

/** Remembers what has been in a file so far, and where. */
export class FileKeys {
  readonly #firstRows = new Map<string, number>();

  /** What of these occurred before; what is new is remembered. */
  add(rowNumber: number, keys: RowKey[]): Finding[] {
    const findings: Finding[] = [];
    for (const { key, field, found, message } of keys) {
      const first = this.#firstRows.get(key);
      if (first === undefined) this.#firstRows.set(key, rowNumber);
      else findings.push({ field, cause: 'duplicateInFile', found, message: message(first) });
    }
    return findings;
  }
}
