import type { SetupState, SetupSteps } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { words } from '../words.en.ts';
import { Step } from './step.tsx';

const { fees: text } = words.setup;

type FeeStepProps = {
  state: SetupState;
  isNext: boolean;
  types: SetupSteps['fees']['types'];
  isPending: boolean;
  onConfirm: () => void;
};

/** The fees that come with the product are proposals: nobody registers in public before somebody says that they are right. */
export function FeeStep({ state, isNext, types, isPending, onConfirm }: FeeStepProps) {
  const change = <ButtonLink to="/membership-type">{text.change}</ButtonLink>;
  if (state === 'done')
    return <Step state={state} isNext={isNext} title={text.title} text={text.confirmed} actions={change} />;
  return (
    <Step state={state} isNext={isNext} title={text.title} text={text.proposed}>
      <table className="kinds-table">
        <caption className="hidden">{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.type}</th>
            <th scope="col">{text.paid}</th>
            <th scope="col" className="end">
              {text.fee}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ name, months, amount, currency }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text.everyMonths(months)}</td>
              <td className="end">{format.money(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <Button tone="primary" pending={isPending} onClick={onConfirm}>
          {text.confirm}
        </Button>
        {change}
      </div>
    </Step>
  );
}
