import { z } from 'zod';
import { StartError } from '../../base/start/start-error.ts';

/** Goes up when an older program could no longer read what is written. */
export const FORMAT_VERSION = 1;
export const MANIFEST_PATH = 'manifest.json';

const partSchema = z.object({ path: z.string(), size: z.number(), sha256: z.string() });

/** What people are told before they bring a backup back. */
const contentsSchema = z.object({
  centre: z.string(),
  members: z.number(),
  payments: z.number(),
  receipts: z.number(),
  /** The last one of the year that was under way. */
  lastReceipt: z.string().nullable(),
  /** What receipts that are not void add up to, in minor units. */
  sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
  /** Slips, photos and papers that were uploaded. */
  files: z.number(),
});
export type Contents = z.infer<typeof contentsSchema>;

const manifestSchema = z.object({
  format: z.literal('kathok-backup'),
  version: z.number(),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  parts: z.array(partSchema),
  /** The version of the program; the first releases did not say. */
  program: z.string().optional(),
  contents: contentsSchema.optional(),
});

/** The last entry of a backup: what is in it, and how to tell whether it is whole. */
export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;

export class DamagedBackup extends StartError {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`The backup ${file} is damaged or not a backup: ${reason}.`, { cause });
  }
}

export class NewerBackup extends StartError {}

export function parseManifest(file: string, text: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new DamagedBackup(file, 'its table of contents cannot be read', error);
  }
  const version = z.object({ version: z.number() }).safeParse(content).data?.version ?? 0;
  if (version > FORMAT_VERSION)
    throw new NewerBackup(`The backup ${file} was made by a newer program; update this one.`);
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success)
    throw new DamagedBackup(file, 'its table of contents is not as expected', manifest.error);
  return manifest.data;
}
