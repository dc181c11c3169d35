import { useNavigation } from 'react-router';
import { useWaited } from '../../ui/use-waited.ts';
import { words } from '../words.en.ts';

/** A line along the top while the next page is on its way; nothing when it comes at once. */
export const PageProgress = () => (useNavigation().state === 'idle' ? null : <Line />);

const Line = () =>
  useWaited(300) ? <progress className="page-progress" aria-label={words.loadingPage} /> : null;
