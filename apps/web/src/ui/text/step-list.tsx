import { Icon } from '../pictures/icon.tsx';

type StepListProps<Step extends string> = {
  steps: readonly Step[];
  current: Step;
  names: Readonly<Record<Step, string>>;
};

/** Where one is in a flow of two to four steps. */
export function StepList<Step extends string>({ steps, current, names }: StepListProps<Step>) {
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
          {names[step]}
        </li>
      ))}
    </ol>
  );
}
