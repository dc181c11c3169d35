import { ReasonDrawer } from './reason-drawer.tsx';
import { words } from './words.en.ts';

const { reverse } = words;

type ReverseDrawerProps = {
  /** What goes back, as people read it. */
  sum: string;
  onReverse: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Takes back a settled payment, saying why: a bounced cheque, a wrong entry. */
export const ReverseDrawer = ({ sum, onReverse, onClose }: ReverseDrawerProps) => (
  <ReasonDrawer
    words={{ ...reverse, text: reverse.text(sum), confirm: reverse.confirm(sum) }}
    tone="danger"
    onConfirm={onReverse}
    onClose={onClose}
  />
);
