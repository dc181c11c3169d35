import type { MessageFault, MessageWay } from '@kathok/contract';
import { messagePlaceholders } from '@kathok/contract';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { useRemindForm } from './use-remind-form.ts';
import { words } from './words.en.ts';

type WordsSectionProps = {
  form: ReturnType<typeof useRemindForm>;
  /** By which somebody is reached, the first of them first. */
  ways: readonly MessageWay[];
  way: MessageWay;
  onWay: (way: MessageWay) => void;
};

/** The words of one way, with what can be filled in. What cannot be filled in is said at once, and closes the button. */
export function WordsSection({ form, ways, way, onWay }: WordsSectionProps) {
  const { kit, written, faultOf, faults } = form;
  const subjectFault = faults.find(({ property }) => property === 'subject');
  const field = kit.field(way);
  const fault = faultOf(way);
  return (
    <section aria-labelledby="remind-words">
      <div className="words-head">
        <h2 id="remind-words">{words.which}</h2>
        {ways.length > 1 && (
          <fieldset className="row choices" aria-labelledby="remind-words">
            {ways.map((each) => (
              <Button
                key={each}
                tone={each === way ? 'primary' : 'line'}
                icon={faultOf(each) ? 'warn' : undefined}
                aria-pressed={each === way}
                onClick={() => onWay(each)}
              >
                {words.waysOf[each]}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {way !== 'sms' && (
        <TextField
          {...kit.field('subject')}
          {...(subjectFault && { error: subjectFault.message })}
          hint={words.subjectHint}
          autoComplete="off"
        />
      )}
      <TextArea
        key={way}
        {...field}
        rows={way === 'sms' ? 4 : 10}
        hint={hintOf(way, ways, written[way])}
        {...(fault && { error: textOf(fault) })}
      />
      <Chips way={way} text={written[way]} onText={(text) => kit.setValue(way, text)} />
    </section>
  );
}

const textOf = ({ message }: MessageFault) => `${message}. ${words.faulty}`.replace('?.', '?');

function hintOf(way: MessageWay, [first]: readonly MessageWay[], text: string): string {
  const own = way === 'sms' ? words.hint.sms(text.replace(/\{[^{}]*\}/g, '').length) : words.hint[way];
  return first && way !== first ? `${own} ${words.hint.same(words.waysOf[first])}` : own;
}

type ChipsProps = { way: MessageWay; text: string; onText: (text: string) => void };

/** A press puts a name in where the cursor stands in the text, else at its end. */
function Chips({ way, text, onText }: ChipsProps) {
  function insert({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) {
    const area = currentTarget.form?.elements.namedItem(way);
    const at = (area instanceof HTMLTextAreaElement && area.selectionEnd) || text.length;
    onText(`${text.slice(0, at)}{${name}}${text.slice(at)}`);
  }
  return (
    <fieldset className="placeholders" aria-label={words.putIn}>
      {messagePlaceholders.map((name) => (
        <button
          key={name}
          type="button"
          onClick={(event) => insert(event, name)}
          aria-label={words.insert(`{${name}}`)}
        >
          {`{${name}}`}
        </button>
      ))}
    </fieldset>
  );
}
