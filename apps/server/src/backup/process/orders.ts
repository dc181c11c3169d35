import type { S3Settings } from '../../base/files/blobs/s3-client.ts';
import type { Contents } from '../archive/manifest.ts';
import type { Progress } from '../progress.ts';

/** Where the data lies, as it is told to another process. */
export interface DataPlace {
  dataDir: string;
  url?: string | undefined;
  s3?: S3Settings | undefined;
}

/** Bytes are written as base64: an order goes to another process as JSON. */
interface Locked {
  passphrase?: string | undefined;
  key?: string | undefined;
}

/** What a process of its own is asked to do: what it reads may be hostile, and what it does takes memory and time. */
export type BackupOrder =
  | { kind: 'backup'; place: DataPlace; file: string; lock?: { salt: string; publicKey: string } | undefined }
  | ({ kind: 'check'; file: string } & Locked)
  /** `replaces`: in the place of a centre that has no data, instead of a database without tables. */
  | ({ kind: 'restore'; place: DataPlace; file: string; replaces?: boolean } & Locked)
  | ({ kind: 'drill'; scratch: string; file: string } & Locked);

export interface BackupFacts {
  byteSize: number;
  sha256: string;
  key: string | null;
  contents: Contents | null;
}

/** What a backup says of itself, before anything happens. */
export interface CheckFacts {
  madeAt: string;
  program: string | null;
  isEncrypted: boolean;
  contents: Contents | null;
  /** By the tables, for a backup that says no more. */
  members: number | null;
  payments: number | null;
}

export interface DrillFacts {
  /** These were counted in the database that was brought back. */
  contents: Contents | null;
  /** Each thing that does not agree, in words. */
  problems: string[];
}

export interface FactsOf {
  backup: BackupFacts;
  check: CheckFacts;
  restore: { rows: number; files: number };
  drill: DrillFacts;
}

/** Why it could not be done: known reasons by their name, others in one plain line. */
export type Refusal = {
  reason: 'passphrase_needed' | 'wrong_passphrase' | 'newer' | 'damaged' | 'no_room' | 'other';
  text: string;
};

export type BackupReply =
  | { progress: Parameters<Progress>[0] }
  | { done: FactsOf[keyof FactsOf] }
  | { refused: Refusal };
