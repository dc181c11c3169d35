import type { ComponentProps } from 'react';
import { CheckField } from './check-field.tsx';
import '../switch.css';

/** Takes effect at once, without a button that saves. */
export const SwitchField = (props: ComponentProps<typeof CheckField>) => (
  <CheckField {...props} role="switch" aria-checked={props.checked} className="switch" />
);
