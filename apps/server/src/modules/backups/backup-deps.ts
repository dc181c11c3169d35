import { join } from 'node:path';
import type { DataPlace } from '../../backup/process/orders.ts';
import type { PlanRow } from './backup.repository.ts';

/** What the operator of the machine has said. */
export interface BackupDeps {
  /** The data that is saved. */
  place: DataPlace;
  /** The folders below which people may choose places. */
  roots: readonly string[];
}

/** Beside the data, until somebody chooses another one. */
export const ownFolder = ({ place }: BackupDeps): string => join(place.dataDir, 'backups');

export function placesOf(
  deps: BackupDeps,
  { places }: Pick<PlanRow, 'places'>,
): { path: string; isOn: boolean }[] {
  return places.length > 0 ? places : [{ path: ownFolder(deps), isOn: true }];
}
