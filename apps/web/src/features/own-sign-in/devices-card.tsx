import type { Device } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { ErrorState } from '../../ui/text/error-state.tsx';
import { LoadingState } from '../../ui/text/loading-state.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { MethodRow } from './method-row.tsx';
import { ownSignInQueries, useSignOutDevice, useSignOutOthers } from './own-sign-in.queries.ts';
import { words } from './words.ts';

const { devices: text } = words;

/** Where one is logged in, each to be logged out. */
export function DevicesCard() {
  const { data, error, refetch } = useQuery(ownSignInQueries.devices());
  const signOut = useSignOutDevice();
  const signOutOthers = useSignOutOthers();
  const others = data?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <Card title={text.title} padded={false}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={3} />}
      <ul className="method-list">
        {data?.map((device) => (
          <MethodRow
            key={device.id}
            icon={device.isPhone ? 'mobile' : 'laptop'}
            name={
              <>
                {nameOf(device)}
                {device.isThis && (
                  <Badge tone="success" icon="tick">
                    {text.this}
                  </Badge>
                )}
              </>
            }
            actions={
              !device.isThis && (
                <Button
                  tone="quiet"
                  pending={signOut.isPending}
                  onClick={() =>
                    signOut.mutate(
                      { params: { id: device.id } },
                      { onSuccess: () => toast.success(text.signedOut) },
                    )
                  }
                >
                  {text.signOut}
                  <span className="hidden"> {nameOf(device)}</span>
                </Button>
              )
            }
          >
            {text.facts(
              momentText(device.signedInAt),
              momentText(device.lastSeenAt),
              device.address ?? text.noAddress,
            )}
          </MethodRow>
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

function nameOf({ browser, system }: Device): string {
  return browser && system ? text.named(browser, system) : (browser ?? system ?? text.unknown);
}
