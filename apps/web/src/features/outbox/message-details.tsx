import type { OutboxMessage } from '@kathok/contract';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Link } from '../../ui/text/link.tsx';
import { words } from './words.en.ts';
import './outbox.css';

/** Web addresses in a plain text, as links. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Subject and recipient; opened, the whole message. */
export const MessageDetails = ({ message }: { message: OutboxMessage }) => (
  <details className="message">
    <summary>
      <Icon name="right" />
      <span>
        <b>{message.subject}</b>
        <span className="sub">{words.to(message.recipient, message.member?.name)}</span>
      </span>
    </summary>
    {message.member && (
      <p>
        <Link to={`/membership-list/view/${message.member.id}`}>{message.member.name}</Link>
      </p>
    )}
    {message.status === 'kept' && <p className="muted">{words.keptWhy}</p>}
    {message.lastError && (
      <p className="error">
        <Icon name="warn" />
        {words.failedBecause(message.lastError, message.attempts)}
      </p>
    )}
    <div className="message-text">{linked(message.body)}</div>
  </details>
);
