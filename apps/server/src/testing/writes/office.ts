import sharp from 'sharp';
import type { TestApp } from '../start-test-app.ts';

/** The server that the samples are made on, and who works there. */
export interface Office {
  app: TestApp;
  /** The access token of the administrator. */
  administrator: string;
  /** The user id of the administrator. */
  chief: string;
}

export const openOffice = async (app: TestApp): Promise<Office> => ({
  app,
  administrator: await app.signIn('Administrator'),
  chief: app.account('Administrator').id,
});

export interface Trace {
  /** Who is on record; null for what the system does of itself. */
  actorId: string | null;
  /** What the record is about. */
  entityId?: string;
  /** Other records that were changed with it: each has a record of its own. */
  also?: string[];
}

/** One success of calls that change something, by the names of the calls. */
export type Writes = Record<string, () => Promise<Trace>>;

let count = 0;
/** A number that no sample has had yet, for names that must be unlike. */
export const nextNumber = (): number => (count += 1);

export async function samplePhoto(): Promise<File> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'me.png', { type: 'image/png' });
}
