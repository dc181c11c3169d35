import { mostDedicatedNames } from '@kathok/contract';
import { Pills } from '../../forms/pills.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { TextArea } from '../../../ui/forms/fields/text-field.tsx';
import type { DonationProps } from '../donation-draft.ts';
import { countNames, namesOf } from './read-names.ts';
import { words } from './words.en.ts';

/** One name a line: a list can be pasted. */
export function NamesFields({ donation, change, errorOf }: DonationProps) {
  const isOfOne = donation.series === 'seven_weeks';
  const area = (name: 'deceased' | 'living') => ({
    value: donation[name],
    rows: isOfOne ? 3 : 6,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <fieldset>
      <legend>
        <h2>{words.names}</h2>
      </legend>
      <div className={isOfOne ? 'names2' : 'grid2 names2'}>
        <div>
          <TextArea
            {...area('deceased')}
            name="dedication.names"
            label={isOfOne ? words.died : words.deceased}
            hint={words.namesHint}
            error={errorOf('dedication.names')}
          />
          <Counted text={donation.deceased} />
        </div>
        {!isOfOne && (
          <div>
            <TextArea
              {...area('living')}
              name="dedication.living"
              label={words.living}
              hint={words.livingHint}
            />
            <Counted text={donation.living} />
          </div>
        )}
      </div>
      {namesOf(donation).length <= mostDedicatedNames && <p className="hint">{words.namesOpen}</p>}
    </fieldset>
  );
}

/** How many names have been understood, read out while somebody types. */
function Counted({ text }: { text: string }) {
  const { count, twice } = countNames(text);
  return (
    <p className="counted" aria-live="polite">
      {count > 0 && (
        <>
          <Icon name="tick" />
          <span>{twice ? words.countTwice(count, twice.name, twice.times) : words.count(count)}</span>
        </>
      )}
    </p>
  );
}

/** Whether the donor hears of it, and how. */
export const WordChoice = ({ donation, change, errorOf }: DonationProps) => (
  <fieldset>
    <legend>
      <h2>{words.word}</h2>
    </legend>
    <Pills
      name="dedication.notify"
      options={[
        { value: '', label: words.wordWays.none },
        {
          value: 'sms',
          label: donation.phone.trim() ? words.smsTo(donation.phone.trim()) : words.wordWays.sms,
        },
        { value: 'email', label: words.wordWays.email },
      ]}
      chosen={donation.notify}
      onChoose={(way) => change('notify', way as typeof donation.notify)}
    />
    {errorOf('dedication.notify') && <p className="error">{errorOf('dedication.notify')}</p>}
  </fieldset>
);
