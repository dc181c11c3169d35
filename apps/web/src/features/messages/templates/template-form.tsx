import { type MessageTemplate, templateRules } from '@kathok/contract';
import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PageForm } from '../../../ui/forms/page-form.tsx';
import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { SendTest } from '../send-test.tsx';
import { words } from '../words.en.ts';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateForm } from './use-template-form.ts';

const said = words.templates;

/** The words of one message in one language, with what can be filled in and how it will be read. */
export function TemplateForm({ template: saved }: { template: MessageTemplate }) {
  const { kind, channel, language, isChanged } = saved;
  const { kit, written, template, draftNote, restoreShippedWords, isRestoring } = useTemplateForm(saved);
  return (
    <div className="form-grid">
      <PageForm
        kit={kit}
        submitLabel={said.save}
        after={
          isChanged && (
            <Button
              pending={isRestoring}
              onClick={({ currentTarget }) => void restoreShippedWords(currentTarget)}
            >
              {said.reset}
            </Button>
          )
        }
      >
        {draftNote}
        {language !== 'en' && <p className="hint">{said.beneath}</p>}
        {channel === 'email' && (
          <TextField {...kit.field('subject')} hint={said.subjectHint} autoComplete="off" lang={language} />
        )}
        <TextArea
          {...kit.field('body')}
          rows={channel === 'sms' ? 4 : 10}
          lang={language}
          hint={channel === 'sms' ? said.characters(lengthOf(written.body)) : undefined}
        />
        <Placeholders
          names={templateRules[kind].placeholders}
          text={written.body}
          onText={(body) => kit.setValue('body', body)}
        />
        {written.body && <TemplatePreview template={template} />}
      </PageForm>
      {channel === 'email' && written.body && (
        <SendTest channel="email" label={said.sendToMe} template={template} />
      )}
    </div>
  );
}

type PlaceholdersProps = { names: readonly string[]; text: string; onText: (text: string) => void };

/** A press inserts a placeholder where the cursor stands in the text, else at its end. */
function Placeholders({ names, text, onText }: PlaceholdersProps) {
  function insert({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) {
    const area = currentTarget.form?.elements.namedItem('body');
    const at = (area instanceof HTMLTextAreaElement && area.selectionEnd) || text.length;
    onText(`${text.slice(0, at)}{${name}}${text.slice(at)}`);
  }
  return (
    <fieldset className="placeholders" aria-label={said.placeholders}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={(event) => insert(event, name)}
          aria-label={said.insert(`{${name}}`)}
        >
          {`{${name}}`}
        </button>
      ))}
    </fieldset>
  );
}

const lengthOf = (text: string) => text.replace(/\{[^{}]*\}/g, '').length;
