import { words } from '../words.ts';
import { DeadEnd } from './dead-end.tsx';

export default function NotFoundPage() {
  return (
    <DeadEnd motif="wheel" title={words.notFound.title}>
      {words.notFound.text}
    </DeadEnd>
  );
}
