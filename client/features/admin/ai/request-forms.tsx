import { useState } from 'react';
import { drawQuestion, getModelSetup, startModelRequest } from '#contract/model-drafts.ts';
import { editKinds } from '#core/authoring/model-drafts/requests.ts';
import { topicName } from '#core/topics/topics.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { makeOnce } from '#client/platform/request-id.ts';
import { api, type Output } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#client/ui/field.tsx';
import { kindWords } from './model-words.ts';

export type Setup = Output<typeof getModelSetup>;

const uses = [
  { value: 'practice', label: 'Practice' },
  { value: 'exam', label: 'Exams' },
] as const;
const levels = [1, 2, 3, 4, 5];
const levelOptions = (of: readonly number[]) => of.map((level) => ({ value: String(level), label: `Level ${level}` }));

interface PlaceProps {
  readonly archetypes: Setup['archetypes'];
  readonly archetype: string;
  readonly onArchetype: (archetype: string) => void;
}

/** Topic and archetype: choosing a topic chooses its first archetype. */
function Place({ archetypes, archetype, onArchetype }: PlaceProps) {
  const topicId = archetypes.find((each) => each.archetype === archetype)?.topicId;
  const topics = [...new Set(archetypes.map((each) => each.topicId))];
  return (
    <>
      <SelectField
        label="Topic"
        value={String(topicId ?? '')}
        options={topics.map((id) => ({ value: String(id), label: topicName(id) }))}
        onChange={({ target }) => onArchetype(archetypes.find((each) => String(each.topicId) === target.value)?.archetype ?? archetype)}
      />
      <SelectField
        label="Archetype"
        name="archetype"
        value={archetype}
        options={archetypes.filter((each) => each.topicId === topicId).map((each) => ({ value: each.archetype, label: `${each.archetype}: ${each.title}` }))}
        onChange={({ target }) => onArchetype(target.value)}
      />
    </>
  );
}

const InstructionsField = ({ error }: { readonly error: string | undefined }) => (
  <TextArea
    label="Instructions (optional)"
    description="What it should be about, or what should be better."
    name="wishes"
    rows={3}
    maxLength={600}
    error={error}
  />
);

const AskButton = ({ busy, children }: { readonly busy: boolean; readonly children: string }) => (
  <div>
    <Button type="submit" busy={busy} busyLabel="Asking…">
      {children}
    </Button>
  </div>
);

interface AskProps {
  readonly setup: Setup;
  readonly onStarted: (requestId: string) => void;
}

export function DraftForm({ setup, onStarted }: AskProps) {
  const [archetype, setArchetype] = useState(setup.archetypes[0]?.archetype ?? '');
  const known = setup.archetypes.find((each) => each.archetype === archetype);
  const isReading = known !== undefined && known.topicId <= 10;
  const [once] = useState(makeOnce);
  const form = useForm({
    read: (entries) => ({
      level: entries.number('level'),
      dossier: entries.text('dossier'),
      use: entries.choice('use', ['practice', 'exam']),
      wishes: entries.text('wishes'),
    }),
    check: () => ({}),
    send: ({ dossier, ...entries }) =>
      once((requestId) => api(startModelRequest, { body: { kind: 'draft', archetype, ...entries, ...(dossier && { dossier }), requestId } })),
    onDone: ({ id }) => onStarted(id),
  });
  return (
    <Form form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Place archetypes={setup.archetypes} archetype={archetype} onArchetype={setArchetype} />
        <SelectField label="Level" name="level" defaultValue="3" options={levelOptions(levels)} />
        <SelectField label="Asked in" name="use" defaultValue="practice" options={uses} />
        {isReading ? (
          <div className="sm:col-span-2">
            <SelectField
              label="Dossier"
              description="With one, every fact comes from its claims. Without one, the setting is invented."
              name="dossier"
              options={[{ value: '', label: 'None' }, ...setup.dossiers.map(({ id, title, discipline }) => ({ value: id, label: `${title} (${discipline})` }))]}
            />
          </div>
        ) : null}
        <div className="sm:col-span-2">
          <InstructionsField error={form.field('wishes').error} />
        </div>
      </div>
      <AskButton busy={form.busy}>Draft a question</AskButton>
    </Form>
  );
}

const editDescriptions = {
  rewrite: 'Rewrite passage, question, choices, and explanations',
  rationales: 'Write why choices are right or wrong, the steps, and the takeaway',
  'skill-tags': 'Name the skills it needs',
  'alt-text': 'Describe its figure for those who cannot see it',
} as const;

export function RewriteForm({ onStarted }: Pick<AskProps, 'onStarted'>) {
  const [once] = useState(makeOnce);
  const form = useForm({
    read: (entries) => ({ kind: entries.choice('kind', editKinds), questionId: entries.text('questionId'), wishes: entries.text('wishes') }),
    check: ({ questionId }): Record<string, string> => (questionId === '' ? { questionId: 'Enter the ID of a question, like q-0123456789abcdef.' } : {}),
    send: (body) => once((requestId) => api(startModelRequest, { body: { ...body, requestId } })),
    onDone: ({ id }) => onStarted(id),
  });
  return (
    <Form form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Question ID" {...form.field('questionId')} autoComplete="off" spellCheck={false} maxLength={64} />
        <SelectField
          label="What to write"
          name="kind"
          options={editKinds.map((kind) => ({ value: kind, label: `${kindWords[kind]}: ${editDescriptions[kind]}` }))}
        />
        <div className="sm:col-span-2">
          <InstructionsField error={form.field('wishes').error} />
        </div>
      </div>
      <AskButton busy={form.busy}>Ask the model</AskButton>
    </Form>
  );
}

/** Math from our own generators: no model needed. */
export function DrawForm({ setup, onDrawn }: { readonly setup: Setup; readonly onDrawn: (questionId: string) => void }) {
  const drawable = setup.archetypes.filter(({ levels: drawn }) => drawn.length > 0);
  const [archetype, setArchetype] = useState(drawable[0]?.archetype ?? '');
  const [once] = useState(makeOnce);
  const form = useForm({
    read: (entries) => ({ level: entries.number('level'), use: entries.choice('use', ['practice', 'exam']) }),
    check: () => ({}),
    // The server waits up to 20 seconds for a draw.
    send: (entries) => once((requestId) => api(drawQuestion, { body: { archetype, ...entries, requestId } }, { timeoutMs: 30_000 })),
    onDone: ({ questionId }) => onDrawn(questionId),
  });
  return (
    <Form form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Place archetypes={drawable} archetype={archetype} onArchetype={setArchetype} />
        <SelectField key={archetype} label="Level" name="level" options={levelOptions(drawable.find((each) => each.archetype === archetype)?.levels ?? [])} />
        <SelectField label="Asked in" name="use" options={uses} />
      </div>
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Drawing…">
          Draw a question
        </Button>
      </div>
    </Form>
  );
}
