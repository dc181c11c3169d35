import { words } from '../words.en.ts';
import { DeadEnd } from './dead-end.tsx';

export default function NotAuthorizedPage() {
  return (
    <DeadEnd motif="lotus" title={words.notAuthorized.title}>
      {words.notAuthorized.text}
    </DeadEnd>
  );
}
