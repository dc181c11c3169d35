import type { Device } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../language/format.ts';
import { dayInBhutan } from '../../lib/day-in-bhutan.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { MethodRow } from './methods/method-row.tsx';
import { ownSignInQueries, useSignOutDevice, useSignOutOthers } from './own-sign-in.queries.ts';
import { placeText } from './place-text.ts';
import { words } from './words.en.ts';

const { devices: text } = words;

/** Lists where one is logged in and which devices are not asked for the second step; each can be logged out. */
export function DevicesCard() {
  const { data, error, refetch } = useQuery(ownSignInQueries.devices());
  const signOutOthers = useSignOutOthers();
  const others = data?.filter(({ isThis, signedInAt }) => !isThis && signedInAt !== null) ?? [];
  return (
    <Card title={text.title} padded={false}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={3} />}
      <ul className="method-list">
        {data?.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="foot-acts">
          <span>{text.notYou}</span>
          <Button
            tone="danger"
            pending={signOutOthers.isPending}
            onClick={() => signOutOthers.mutate({}, { onSuccess: () => toast.success(text.allOut) })}
          >
            {text.signOutOthers(others.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const signOut = useSignOutDevice();
  const { isThis, isNewPlace, signedInAt, trustedUntil } = device;
  const [label, done] =
    signedInAt === null ? [text.askAgain, text.asksAgain] : [text.signOut, text.signedOut];
  return (
    <MethodRow
      icon={device.isPhone ? 'mobile' : 'laptop'}
      odd={isNewPlace}
      name={
        <>
          {nameOf(device)}
          {isThis && (
            <Badge tone="success" icon="tick">
              {text.this}
            </Badge>
          )}
          {isNewPlace && (
            <Badge tone="warning" icon="warn">
              {text.newPlace}
            </Badge>
          )}
        </>
      }
      actions={
        !isThis && (
          <Button
            tone="quiet"
            pending={signOut.isPending}
            onClick={() =>
              signOut.mutate({ params: { id: device.id } }, { onSuccess: () => toast.success(done) })
            }
          >
            {label}
            <span className="hidden"> {nameOf(device)}</span>
          </Button>
        )
      }
    >
      {factsOf(device)}
      {trustedUntil && (
        <span className="not-asked">{text.notAsked(format.day(dayInBhutan(new Date(trustedUntil))))}</span>
      )}
    </MethodRow>
  );
}

function factsOf({ network, isThis, signedInAt, lastSeenAt }: Device): string {
  const place = placeText(network);
  if (signedInAt === null) return text.loggedOut(place, momentText(lastSeenAt));
  return isThis ? text.thisFacts(place, momentText(signedInAt)) : text.facts(place, momentText(lastSeenAt));
}

function nameOf({ browser, system }: Device): string {
  return browser && system ? text.named(browser, system) : (browser ?? system ?? text.unknown);
}
