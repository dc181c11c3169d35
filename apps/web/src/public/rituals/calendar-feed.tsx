import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/pictures/icon.tsx';
import { words } from './words.en.ts';

const path = '/api/rituals/calendar.ics';
const neverChanges = () => () => undefined;

/** Two ways into a calendar. The address is that under which the reader came here. */
export function CalendarFeed() {
  const host = useSyncExternalStore(
    neverChanges,
    () => location.host,
    () => '',
  );
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
  return (
    <details className="feed">
      <summary className="btn line">
        <Icon name="clock" />
        {words.calendar}
      </summary>
      <div className="card">
        <p>{words.calendarText}</p>
        <div className="row">
          {host && (
            <a className="btn primary" href={`webcal://${host}${path}`}>
              {words.subscribe}
            </a>
          )}
          <a className="btn line" href={path}>
            {words.saveCalendar}
          </a>
        </div>
        {origin && (
          <p className="hint">
            {words.calendarAddress}
            <bdi>{origin + path}</bdi>
          </p>
        )}
      </div>
    </details>
  );
}
