import { useId, useState } from 'react';
import { figureFields, figureKindNames, figureKinds, initialEntries, type FigureField, type FigureKind } from '#core/authoring/figure-kinds.ts';
import { LeaveGuard } from '#client/kits/form/leave-guard.tsx';
import { useUnsavedInput } from '#client/kits/form/typed.ts';
import { forgetUnsaved } from '#client/platform/unsaved.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { FigurePreviews } from './figure-previews.tsx';
import { KeepFigure } from './keep-figure.tsx';
import { useDrawing } from './use-drawing.ts';

interface EntryProps {
  readonly field: FigureField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onEntry: (value: string) => void;
}

function Entry({ field: { name, label, kind, hint, options }, value, error, onEntry }: EntryProps) {
  const shared = { label, name, value, error, description: hint };
  switch (kind) {
    case 'pick':
      return <SelectField {...shared} options={options ?? []} onChange={({ target }) => onEntry(target.value)} />;
    case 'text':
      return <TextArea {...shared} rows={7} spellCheck={false} maxLength={6000} onChange={({ target }) => onEntry(target.value)} />;
    default:
      return <TextField {...shared} autoComplete="off" maxLength={200} onChange={({ target }) => onEntry(target.value)} />;
  }
}

/** What was entered, kind by kind: somebody who looks at another kind and comes back finds it again. */
type Sheets = Readonly<Partial<Record<FigureKind, { readonly entries: Readonly<Record<string, string>>; readonly alt: string }>>>;

/** /admin/graph-generation */
export function FigureScreen() {
  const [kind, setKind] = useState<FigureKind>('bar');
  const [sheets, setSheets] = useState<Sheets>({});
  const { entries, alt } = sheets[kind] ?? { entries: initialEntries(kind), alt: '' };
  const keep = (next: { readonly entries?: Readonly<Record<string, string>>; readonly alt?: string }) =>
    setSheets({ ...sheets, [kind]: { entries, alt, ...next } });
  const { shown, errors, problems, error, isCurrent } = useDrawing({ kind, entries, alt });
  const heading = useId();
  const id = useUnsavedInput(Object.keys(sheets).length > 0);
  const described = alt || (shown?.kind === 'figure' ? shown.figure.alt : '');
  return (
    <Page title="Figures" lead="Make a figure from data or formulas, see it as students will, and put it into a question.">
      <LeaveGuard id={id} />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-5">
          <h2 id={heading} className="text-xl font-semibold">
            What is drawn
          </h2>
          <SelectField
            label="Kind"
            value={kind}
            options={figureKinds.map((value) => ({ value, label: figureKindNames[value] }))}
            onChange={({ target }) => setKind(figureKinds.find((each) => each === target.value) ?? 'bar')}
          />
          {figureFields[kind].map((field: FigureField) => (
            <Entry
              key={`${kind} ${field.name}`}
              field={field}
              value={entries[field.name] ?? ''}
              error={errors[field.name]}
              onEntry={(value) => keep({ entries: { ...entries, [field.name]: value } })}
            />
          ))}
          {kind === 'table' ? null : (
            <>
              <TextArea
                label="Alternative text"
                description="What students who cannot see the figure hear. It follows the data until you change it. It must not give away the answer."
                name="alt"
                rows={5}
                maxLength={2000}
                value={described}
                error={errors['alt']}
                onChange={({ target }) => keep({ alt: target.value })}
              />
              {alt ? (
                <div>
                  <Button variant="quiet" size="small" onClick={() => keep({ alt: '' })}>
                    Use the text from the data again
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="text-xl font-semibold">Preview</h2>
          <div role="status" className="flex flex-col gap-3 empty:hidden">
            {error ? <Alert tone="danger">{error.message}</Alert> : null}
            {Object.keys(errors).length > 0 ? (
              <Alert tone="warning">
                {shown ? 'Something cannot be drawn yet. The preview shows the last version that could.' : 'Something cannot be drawn yet.'}
              </Alert>
            ) : null}
            {problems.length > 0 ? <Alert tone="warning">Worth a second look: {problems.join('; ')}.</Alert> : null}
          </div>
          {shown ? (
            <>
              <FigurePreviews shown={shown} />
              <KeepFigure shown={shown} disabled={!isCurrent} onKept={() => forgetUnsaved(id)} />
            </>
          ) : Object.keys(errors).length > 0 || error ? null : (
            <LoadingState label="Drawing" />
          )}
        </div>
      </div>
    </Page>
  );
}
