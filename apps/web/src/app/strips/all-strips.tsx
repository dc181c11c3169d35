import { words } from './words.ts';
import { MailStrip } from './mail-strip.tsx';
import { SimulationStrip } from './simulation-strip.tsx';
import { StorageStrip } from './storage-strip.tsx';

/** What everybody in the office has to know at the moment, one strip for each. Most of the time there is none. */
export const AllStrips = () => (
  <aside className="strips no-print" aria-label={words.notices}>
    <StorageStrip />
    <SimulationStrip />
    <MailStrip />
  </aside>
);
