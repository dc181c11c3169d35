import { words } from '../words.en.ts';
import { DeadEnd } from './dead-end.tsx';

export default function NotFoundPage() {
  return (
    <DeadEnd motif="wheel" title={words.notFound.title}>
      {words.notFound.text}
    </DeadEnd>
  );
}
