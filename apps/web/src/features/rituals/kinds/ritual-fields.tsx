import { donationPurposes } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { FieldError, FieldHint } from '../../../ui/forms/fields/field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { MaterialRows } from './material-rows.tsx';
import { rhythmKinds } from './rhythm.ts';
import type { RitualKit } from './ritual-values.ts';
import { words } from './words.en.ts';
import './kinds.css';

type Props = { kit: RitualKit };

/** What is known of a ritual. Those that come with the product have no days of their own. */
export function RitualFields({ kit, isShipped }: Props & { isShipped: boolean }) {
  const { field } = kit;
  return (
    <>
      <TextField {...field('name')} autoComplete="off" />
      <TextField {...field('nameDzongkha')} lang="dz" autoComplete="off" optional />
      <TextArea {...field('description')} rows={2} optional />
      <TextField {...field('descriptionDzongkha')} lang="dz" autoComplete="off" optional />
      {isShipped ? <p className="hint">{words.shippedHint}</p> : <RhythmFields kit={kit} />}
      <fieldset className="field">
        <legend>{words.closing}</legend>
        <p className="hint">{words.closingHint}</p>
        <div className="numbers">
          <TextField {...field('closesAt.days')} inputMode="numeric" maxLength={2} />
          <TextField {...field('closesAt.hour')} inputMode="numeric" maxLength={2} />
        </div>
      </fieldset>
      <PurposeFields kit={kit} />
      <MaterialRows kit={kit} />
      <CheckField {...field('isPublic')} />
      <CheckField {...field('includeUnverified')} hint={words.unverifiedHint} />
      <CheckField {...field('isActive')} hint={words.activeHint} />
    </>
  );
}

function RhythmFields({ kit: { field, form } }: Props) {
  const kind = form.watch('rhythm.kind');
  const options = rhythmKinds.map((value) => ({ value, label: words.rhythms[value] }));
  const number = (name: 'lunarMonth' | 'lunarDay' | 'days' | 'day' | 'month') => (
    <TextField {...field(`rhythm.${name}`)} inputMode="numeric" maxLength={2} />
  );
  return (
    <>
      <SelectField {...field('rhythm.kind')} options={options} />
      {kind === 'lunarDays' && (
        <TextField {...field('rhythm.lunarDays')} hint={words.lunarDaysHint} autoComplete="off" />
      )}
      {kind === 'lunarYear' && (
        <div className="numbers">
          {number('lunarMonth')}
          {number('lunarDay')}
          {number('days')}
        </div>
      )}
      {kind === 'calendarDay' && (
        <div className="numbers">
          {number('day')}
          {number('month')}
        </div>
      )}
    </>
  );
}

function PurposeFields({ kit: { field, form } }: Props) {
  const { data } = useQuery({ ...query(donationPurposes.all, {}), staleTime: 300_000 });
  const { label, error, ...control } = field('purposeIds');
  const chosen = form.watch('purposeIds');
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <FieldHint id="purposeIds">{words.purposesHint}</FieldHint>
      <div className="purpose-choices">
        {data?.map(({ id, name }) => (
          <label className="check" key={id}>
            <input {...control} type="checkbox" value={id} defaultChecked={chosen.includes(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <FieldError id="purposeIds">{error}</FieldError>
    </fieldset>
  );
}
