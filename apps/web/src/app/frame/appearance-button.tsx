import { lazy, Suspense, useState } from 'react';
import type { Choice } from '../../theme/preferences.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../words.en.ts';

const Customizer = lazy(() => import('../../theme/customizer.tsx'));

type AppearanceButtonProps = {
  layout: Choice<'menu'>;
  /** Public pages are always horizontal. */ fixedLayout?: boolean;
  className?: string;
  withLabel?: boolean;
};

export function AppearanceButton({
  layout,
  fixedLayout = false,
  className = 'nav-btn',
  withLabel = false,
}: AppearanceButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={withLabel ? undefined : words.appearance}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <Icon name="moon" />
        {withLabel && words.appearance}
      </button>
      {state !== 'never' && (
        <Suspense>
          <Customizer
            layout={layout}
            fixedLayout={fixedLayout}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
