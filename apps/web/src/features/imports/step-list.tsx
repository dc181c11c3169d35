import { Icon } from '../../ui/icon.tsx';
import { words } from './words.en.ts';

const steps = ['file', 'columns', 'check', 'done'] as const;

export function StepList({ current }: { current: (typeof steps)[number] }) {
  const here = steps.indexOf(current);
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < here ? 'done' : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <b>{index < here ? <Icon name="tick" /> : index + 1}</b>
          {words.steps[step]}
        </li>
      ))}
    </ol>
  );
}
