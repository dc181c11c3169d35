import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { words } from './words.en.ts';

/** The address that a calendar program subscribes to. */
export function FeedCard() {
  const address = `${location.origin}/api/rituals/calendar.ics`;
  return (
    <Card title={words.feed.title} className="feed-card">
      <p className="muted">{words.feed.text}</p>
      <p className="row">
        <code className="ltr">{address}</code>
        <CopyButton text={address} label={words.feed.label} />
      </p>
    </Card>
  );
}
