import { words } from '../words.en.ts';
import { MessagePage } from './message-page.tsx';

export default function NotFoundPage() {
  return (
    <MessagePage motif="wheel" title={words.notFound.title}>
      {words.notFound.text}
    </MessagePage>
  );
}
