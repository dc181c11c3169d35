import { format } from '../../../language/format.ts';
import type { ImportPreview, ProblemGroup } from '@kathok/contract';
import type { ReactNode } from 'react';
import { hasCode } from '../../../lib/problem.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

type GroupsProps = { title: string; groups: readonly ProblemGroup[]; actions?: ReactNode };

const Groups = ({ title, groups, actions }: GroupsProps) => (
  <Card title={title} actions={actions}>
    {groups.map(({ cause, title: name, column: inColumn, count, rows }) => (
      <details key={`${cause} ${inColumn}`} className="problem-group">
        <summary>
          <Icon name="right" />
          <b>{words.check.group(name, inColumn)}</b> <span className="count">{words.check.rows(count)}</span>
        </summary>
        <ul>
          {rows.map(({ row, column, message }) => (
            <li key={`${row} ${column}`}>{words.check.problem(row, column, message)}</li>
          ))}
          {rows.length < count && <li className="muted">{words.check.more(count - rows.length)}</li>}
        </ul>
      </details>
    ))}
  </Card>
);

/** The first rows as they were understood. */
function Sample({ preview: { sample, fields } }: { preview: ImportPreview }) {
  const shown = fields.filter(({ name }) => sample.some((row) => row[name])).slice(0, 7);
  return (
    <Card title={words.check.sample} padded={false}>
      <div className="sample">
        <table className="list">
          <thead>
            <tr>
              {shown.map(({ name, label }) => (
                <th scope="col" key={name}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row) => (
              <tr key={JSON.stringify(row)}>
                {shown.map(({ name }) => (
                  <td key={name}>{row[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** Two pairs of eyes are wanted: the same check, for somebody else. */
function HandOn({ importId }: { importId: string }) {
  const address = `${location.origin}${location.pathname}?preview=${importId}`;
  return (
    <Note tone="warning" title={words.check.secondPerson}>
      <p>{words.check.handOn}</p>
      <p>
        {address} <CopyButton text={address} label={words.check.handOnLabel} />
      </p>
    </Note>
  );
}

type CheckStepProps = {
  preview: ImportPreview;
  pending: boolean;
  error: unknown;
  onBack: () => void;
  /** Begins again with another sheet. */
  onAnother: () => void;
  onStart: () => void;
};

/** A dry run: counts first, then errors by cause, then rows. The button says what will happen. */
export function CheckStep({ preview, pending, error, onBack, onAnother, onStart }: CheckStepProps) {
  const { totals, errors, warnings } = preview;
  const badRows = `/imports/${preview.importId}/errors.xlsx`;
  return (
    <>
      <section className="card today even" aria-label={words.check.title}>
        <div className="fig">
          <span>{words.check.read}</span>
          <b>{format.number(totals.rows)}</b>
        </div>
        <div className="fig">
          <span>{words.check.good}</span>
          <b>{format.number(totals.good)}</b>
        </div>
        <div className="fig">
          <span>{words.check.bad}</span>
          <b>{format.number(totals.bad)}</b>
        </div>
        <div className="fig">
          <span>{words.check.warned}</span>
          <b>{format.number(totals.warned)}</b>
        </div>
      </section>
      {errors.length > 0 && (
        <Groups
          title={words.check.errors}
          groups={errors}
          actions={
            <Button icon="download" onClick={() => void saveFile(badRows, words.check.badFile)}>
              {words.check.getBad(totals.bad)}
            </Button>
          }
        />
      )}
      {warnings.length > 0 && <Groups title={words.check.warnings} groups={warnings} />}
      {preview.sample.length > 0 && <Sample preview={preview} />}
      {hasCode(error, 'self_approval') ? (
        <HandOn importId={preview.importId} />
      ) : (
        error !== null && error !== undefined && <ErrorState error={error} />
      )}
      {totals.good === 0 && (
        <Note tone="warning" title={words.check.noneReady}>
          {words.check.noneReadyText}
        </Note>
      )}
      <div className="row import-bar">
        <Button onClick={onBack}>{words.back}</Button>
        {totals.good === 0 && (
          <Button tone="primary" onClick={onAnother}>
            {words.check.another}
          </Button>
        )}
        {totals.good > 0 && (
          <Button tone="primary" pending={pending} pendingLabel={words.check.starting} onClick={onStart}>
            {words.check.start(totals.good, totals.bad)}
          </Button>
        )}
      </div>
    </>
  );
}
