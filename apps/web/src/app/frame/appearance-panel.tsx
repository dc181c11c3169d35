import { lazy, Suspense, type ComponentProps } from 'react';

const Customizer = lazy(() => import('../../shared/appearance/customizer.tsx'));

/** The panel is loaded when it is first asked for. It lies beside the frame, which changes under it when another layout is chosen. */
export const AppearancePanel = (props: ComponentProps<typeof Customizer>) =>
  props.open && (
    <Suspense>
      <Customizer {...props} />
    </Suspense>
  );
