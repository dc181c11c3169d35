import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { emptyQuestion, type SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

const names = words.rows.faq;

/** What visitors ask; each question opens to be changed. */
export function FaqPart({ kit: { form, field } }: { kit: SettingsKit }) {
  const rows = useFieldArray({ control: form.control, name: 'faq' });
  const errors = form.formState.errors.faq;
  return (
    <Part id="faq" hint={words.hints.faq}>
      <ol className="settings-faq whole">
        {rows.fields.map((row, index) => (
          <li key={row.id}>
            <details open={row.question === '' || errors?.[index] !== undefined}>
              <summary>{form.watch(`faq.${index}.question`) || words.newQuestion}</summary>
              <TextField {...field(`faq.${index}.question`)} label={names.question} autoComplete="off" />
              <TextArea {...field(`faq.${index}.answer`)} label={names.answer} rows={5} />
              <TextField
                {...field(`faq.${index}.questionDzongkha`)}
                label={names.questionDzongkha}
                lang="dz"
                autoComplete="off"
                optional
              />
              <TextArea
                {...field(`faq.${index}.answerDzongkha`)}
                label={names.answerDzongkha}
                lang="dz"
                rows={5}
                optional
              />
              <div className="row">
                <Button
                  icon="up"
                  label={words.up}
                  disabled={index === 0}
                  onClick={() => rows.move(index, index - 1)}
                />
                <Button
                  icon="down"
                  label={words.down}
                  disabled={index === rows.fields.length - 1}
                  onClick={() => rows.move(index, index + 1)}
                />
                <Button tone="quiet" icon="close" onClick={() => rows.remove(index)}>
                  {words.removeQuestion}
                </Button>
              </div>
            </details>
          </li>
        ))}
      </ol>
      <div className="whole">
        <Button icon="plus" onClick={() => rows.append(emptyQuestion)}>
          {words.addQuestion}
        </Button>
      </div>
    </Part>
  );
}
