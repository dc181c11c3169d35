import type { BackupPlace, BackupPlan } from '@kathok/contract';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { Badge } from '../../ui/text/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageForm } from '../../ui/forms/page-form.tsx';
import { SelectField } from '../../ui/forms/fields/select-field.tsx';
import { CheckField } from '../../ui/forms/fields/check-field.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { useKitForm } from '../../ui/forms/kit/use-kit-form.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { momentText } from '../../ui/text/moment.tsx';
import { Note } from '../../ui/text/note.tsx';
import { useUpdatePlan } from './backup.queries.ts';
import { words } from './words.en.ts';

const say = words.places;

const schema = z.object({
  isOn: z.boolean(),
  hour: z.string().transform(Number),
  keep: z
    .string()
    .trim()
    .regex(/^([2-9]|[1-9]\d|[1-2]\d\d|3[0-5]\d|36[0-5])$/, say.whole)
    .transform(Number),
  places: z.array(z.object({ path: z.string().trim().min(1), isOn: z.boolean() })),
});

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Every day at an hour, into folders, of which a disk or stick may be away. */
export function PlanCard({ plan }: { plan: BackupPlan }) {
  const update = useUpdatePlan();
  const kit = useKitForm({
    schema,
    defaultValues: {
      isOn: plan.isOn,
      hour: String(plan.hour),
      keep: String(plan.keep),
      places: plan.places.map(({ path, isOn }) => ({ path, isOn })),
    },
    labels: { ...say.labels, ...placeLabels },
    submit: async (body) => {
      await update.mutateAsync({ body });
      kit.form.reset(kit.form.getValues());
      toast.success(say.saved);
    },
  });
  const { fields, append, remove } = useFieldArray({ control: kit.form.control, name: 'places' });
  return (
    <Card title={say.title} padded={false} className="backup-plan">
      <PageForm kit={kit} submitLabel={say.save} className="stack" buttonsClassName="card-body row">
        <ul className="places">
          {fields.map((field, at) => (
            <li key={field.id}>
              <PlaceMark place={plan.places.find(({ path }) => path === field.path)} />
              <div className="p-what">
                <TextField {...kit.field(`places.${at}.path`)} autoComplete="off" spellCheck={false} />
                <PlaceState place={plan.places.find(({ path }) => path === field.path)} />
              </div>
              <div className="p-last">
                <CheckField {...kit.form.register(`places.${at}.isOn`)} label={say.on} />
                {fields.length > 1 && (
                  <Button tone="quiet" onClick={() => remove(at)}>
                    {say.remove}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
        <div className="card-body stack">
          <div>
            <Button icon="plus" onClick={() => append({ path: '', isOn: true })}>
              {say.add}
            </Button>
            <p className="hint">{say.below(plan.roots.join(', '))}</p>
          </div>
          {plan.places.length === 1 && <Note>{say.sameMachine}</Note>}
          <CheckField {...kit.form.register('isOn')} label={say.isOn} />
          <div className="backup-when">
            <SelectField {...kit.field('hour')} options={hours} />
            <TextField {...kit.field('keep')} inputMode="numeric" hint={say.keepUnit} />
          </div>
        </div>
      </PageForm>
    </Card>
  );
}

const placeLabels = Object.fromEntries(
  Array.from({ length: 5 }, (_, at) => [`places.${at}.path`, `${say.folder} ${at + 1}`]),
);

const PlaceMark = ({ place }: { place: BackupPlace | undefined }) => (
  <span className={`mark ${place && place.isOn && !place.problem ? 'yes' : ''}`}>
    <Icon name="laptop" />
  </span>
);

function PlaceState({ place }: { place: BackupPlace | undefined }) {
  if (!place) return null;
  const { problem, lastAt, freeBytes } = place;
  return (
    <p className="place-state">
      {problem ? (
        <Badge tone="danger" icon="warn">
          {words.short[problem]}
        </Badge>
      ) : (
        <Badge tone={lastAt ? 'success' : 'neutral'} icon={lastAt ? 'tick' : 'clock'}>
          {lastAt ? momentText(lastAt) : say.never}
        </Badge>
      )}
      {freeBytes !== null && <small className="muted">{say.free(words.size(freeBytes))}</small>}
      {problem && <small className="muted">{words.problems[problem]}</small>}
    </p>
  );
}
