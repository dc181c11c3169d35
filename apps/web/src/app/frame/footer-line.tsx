import { nameHere, useCentre } from '../../lib/centre.ts';
import { words } from '../words.en.ts';

const year = new Date().getFullYear();

export const FooterLine = ({ className }: { className?: string }) => (
  <div className="foot-line">
    <p className={className}>{words.rights(year, nameHere(useCentre()))}</p>
  </div>
);
