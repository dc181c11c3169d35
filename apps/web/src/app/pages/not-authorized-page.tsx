import { words } from '../words.en.ts';
import { MessagePage } from './message-page.tsx';

export default function NotAuthorizedPage() {
  return (
    <MessagePage motif="lotus" title={words.notAuthorized.title}>
      {words.notAuthorized.text}
    </MessagePage>
  );
}
