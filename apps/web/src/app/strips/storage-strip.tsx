import type { health } from '@kathok/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { call, storageState } from '../../lib/api.ts';
import type { Plain } from '../../lib/client/request.ts';
import { Strip } from '../../ui/text/strip.tsx';
import { words } from './words.en.ts';

const healthCall: Plain<typeof health.health> = { method: 'GET', path: '/health' };
const askEvery = 5000;

/** Every answer tells when the storage is short; while it is, the server is asked again, so that the strip goes by itself. */
export function StorageStrip() {
  const state = useSyncExternalStore(storageState.subscribe, storageState.read, () => 'ok' as const);
  useEffect(() => {
    if (state === 'ok') return;
    const timer = setInterval(() => void call(healthCall, {}).catch(() => undefined), askEvery);
    return () => clearInterval(timer);
  }, [state]);
  if (state === 'ok') return null;
  const { title, text } = words.storage[state];
  return (
    <Strip tone={state === 'low' ? 'warning' : 'danger'} title={title}>
      {text}
    </Strip>
  );
}
