import { Icon } from '../../ui/icon.tsx';
import { type StepName, stepNames } from './draft.ts';
import { words } from './words.en.ts';

export function StepList({ current }: { current: StepName }) {
  const here = stepNames.indexOf(current);
  return (
    <ol className="steps">
      {stepNames.map((step, index) => (
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
