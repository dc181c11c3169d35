import { formatAmount, type JointItem } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { describe, FieldError } from '../../../ui/forms/fields/field.tsx';
import type { Kit } from '../../../ui/forms/kit/use-kit-form.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { PaymentStatusBadge } from '../../money/index.ts';
import { words } from '../words.en.ts';
import { type Chosen, sumOfChosen } from './joint-decision.ts';

const said = words.joint;

export type ChosenKit = Kit<Chosen, Chosen>;

type JointItemsProps = {
  kit: ChosenKit;
  waiting: readonly JointItem[];
  /** Decided already; shown, so that the sums are understood. */
  decided: readonly JointItem[];
  /** What makes one look twice at an item, in a few words. */
  doubtOf: (item: JointItem) => string | undefined;
  mayDecide: boolean;
};

/** What it pays: whose and what for, what became of it, and what of it the money settles. */
export function JointItems({ kit, waiting, decided, doubtOf, mayDecide }: JointItemsProps) {
  const { items } = kit.form.watch();
  const { errors } = kit.form.formState;
  const error = kit.field('items.0.isChosen').error ?? errors.items?.message;
  const count = items.filter(({ isChosen }) => isChosen).length;
  return (
    <fieldset className="joint-items" id="items" tabIndex={-1}>
      <legend>{said.choose}</legend>
      <ul>
        {waiting.map((item, place) => (
          <WaitingItem
            key={item.id}
            kit={kit}
            item={item}
            place={place}
            doubt={doubtOf(item)}
            mayDecide={mayDecide}
          />
        ))}
        {decided.map((item) => (
          <li key={item.id}>
            <span className="what">
              <b>{item.name}</b>
              <small>{item.title}</small>
              <PaymentStatusBadge status={item.paymentStatus} />
            </span>
            <span className="num">{format.exactMoney(item.amount, item.currency)}</span>
          </li>
        ))}
      </ul>
      <FieldError id="items">{error}</FieldError>
      <p className="settles">
        <span>{said.chosen(count, waiting.length)}</span>
        <b className="num">
          {format.exactMoney(formatAmount(sumOfChosen({ items })), waiting[0]?.currency ?? '')}
        </b>
      </p>
    </fieldset>
  );
}

type WaitingItemProps = {
  kit: ChosenKit;
  item: JointItem;
  place: number;
  doubt: string | undefined;
  mayDecide: boolean;
};

function WaitingItem({ kit, item, place, doubt, mayDecide }: WaitingItemProps) {
  const chosenName = `items.${place}.isChosen` as const;
  const isChosen = kit.form.watch(chosenName);
  // One message for all of them stands beneath; it goes once anything is chosen.
  const { label: _, error: __, onChange, ...box } = kit.field(chosenName);
  const { label: ___, error, ...amount } = kit.field(`items.${place}.amount`);
  const label = said.amountFor(item.name);
  return (
    <li className={isChosen ? undefined : 'off'}>
      <label className="check" htmlFor={chosenName}>
        <input
          {...box}
          id={chosenName}
          type="checkbox"
          disabled={!mayDecide}
          onChange={async (event) => {
            await onChange(event);
            kit.clearErrors(['items.0.isChosen']);
          }}
        />
        <span className="what">
          <b>{item.name}</b>
          <small>
            {[item.title, item.periodTo && said.to(format.day(item.periodTo)), !isChosen && said.staysDue]
              .filter(Boolean)
              .join(', ')}
          </small>
          {isChosen && <PaymentStatusBadge status={item.paymentStatus} />}
          {doubt && (
            <small className="flag">
              <Icon name="warn" />
              {doubt}
            </small>
          )}
        </span>
      </label>
      <input
        {...amount}
        {...describe({ label, name: amount.name, error })}
        className="input num"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        readOnly={!isChosen || !mayDecide}
      />
      <FieldError id={amount.name}>{error}</FieldError>
    </li>
  );
}
