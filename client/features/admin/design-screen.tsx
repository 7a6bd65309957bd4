import { useState, type ReactNode } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { Badge, StrengthBadge, TopicMark } from '#client/ui/badge.tsx';
import { Button, type ButtonVariant } from '#client/ui/button.tsx';
import { ScoreChart } from '#client/ui/charts/score-chart.tsx';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { TopicDotPlot } from '#client/ui/charts/topic-dot-plot.tsx';
import { Checkbox, RadioCards } from '#client/ui/choice.tsx';
import { ConfirmDialog, Dialog } from '#client/ui/dialog.tsx';
import { PasswordField, SelectField, TextField } from '#client/ui/field.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { Table } from '#client/ui/table.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { Swatches, TypeScale } from './design-foundations.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'summit', 'secondary', 'quiet', 'danger'];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

const scores = [
  { key: '1', at: '2026-03-07T12:00:00Z', total: 1060, low: 1010, high: 1110 },
  { key: '2', at: '2026-04-11T12:00:00Z', total: 1150, low: 1100, high: 1200 },
  { key: '3', at: '2026-05-16T12:00:00Z', total: 1240, low: 1190, high: 1290 },
];

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Confirmation
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({ title: 'Exam discarded', description: 'It is gone from your list.', tone: 'success', action: { label: 'Undo', onClick: close } })
        }
      >
        Message
      </Button>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="Directions" actions={<Button onClick={close}>Close</Button>}>
        The questions in this section address a number of skills.
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Discard this exam?"
        description="Its answers are deleted. This cannot be undone."
        confirmLabel="Discard exam"
        danger
        onConfirm={close}
      />
    </div>
  );
}

function Controls() {
  const [mode, setMode] = useState<'practice' | 'test-day'>('practice');
  return (
    <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
      <TextField label="Full name" description="As on your ID." placeholder="Ada Lovelace" />
      <TextField label="Email" error="Please enter a valid email address." defaultValue="ada@" />
      <PasswordField label="Password" />
      <SelectField
        label="Time"
        options={[
          { value: '1', label: 'Standard time' },
          { value: '1.5', label: 'Time and a half' },
        ]}
      />
      <div className="sm:col-span-2">
        <RadioCards
          legend="Mode"
          name="mode"
          value={mode}
          onChange={setMode}
          columns={2}
          options={[
            { value: 'practice', label: 'Practice', description: 'Pause and move on when you like.' },
            { value: 'test-day', label: 'Test day', description: 'No pause, full time for every module.' },
          ]}
        />
      </div>
      <Checkbox label="Remember this device" />
    </div>
  );
}

/** /admin/design: every building block in one place, for judging changes by eye in both appearances. */
export const DesignScreen = () => (
  <Page title="Design system" lead="The building blocks of every screen. Change the appearance in the account menu to see the other theme.">
    <Part title="Colors">
      <Swatches />
    </Part>
    <Part title="Type">
      <TypeScale />
    </Part>
    <Part title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button busy busyLabel="Saving…">
          Save
        </Button>
        <Button size="small">small</Button>
        <Button size="large">large</Button>
      </div>
    </Part>
    <Part title="Fields">
      <Controls />
    </Part>
    <Part title="Labels and messages">
      <div className="flex flex-wrap items-center gap-3">
        <Badge>neutral</Badge>
        <Badge tone="primary">primary</Badge>
        <Badge tone="summit">summit</Badge>
        <StrengthBadge strength="weak" />
        <StrengthBadge strength="moderate" />
        <StrengthBadge strength="strong" />
        <StrengthBadge strength={null} />
        {(['blue', 'red', 'yellow', 'green', 'grey'] as const).map((colour) => (
          <TopicMark key={colour} colour={colour} />
        ))}
      </div>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Alert key={tone} tone={tone}>
            A message that stays on the page: {tone}.
          </Alert>
        ))}
      </div>
    </Part>
    <Part title="Layers">
      <Layers />
    </Part>
    <Part title="Charts">
      <div className="grid gap-10 lg:grid-cols-2">
        <ScoreBand label="Total" score={1240} low={1190} high={1290} />
        <ScoreChart points={scores} />
      </div>
      <TopicDotPlot
        topics={[
          { topicId: 4, accuracy: 94, questions: 18, strength: 'strong' },
          { topicId: 10, accuracy: 55, questions: 20, strength: 'weak' },
          { topicId: 29, accuracy: 50, questions: 2, strength: null },
        ]}
      />
    </Part>
    <Part title="Table and tabs">
      <Tabs
        label="Example"
        items={[
          {
            value: 'table',
            label: 'Table',
            content: (
              <Table
                caption="Results"
                rows={scores}
                rowKey={(row) => row.key}
                columns={[
                  { key: 'at', header: 'Taken on', cell: (row) => row.at.slice(0, 10) },
                  { key: 'total', header: 'Total', numeric: true, cell: (row) => row.total },
                ]}
              />
            ),
          },
          { value: 'other', label: 'Other', content: 'Another view.' },
        ]}
      />
    </Part>
    <Part title="Page states">
      <div className="grid gap-6 lg:grid-cols-3">
        <LoadingState />
        <EmptyState title="No results yet" action={<Button>Take an exam</Button>}>
          They appear here after your first exam.
        </EmptyState>
        <ErrorState error={new Error('We could not reach the server. Check your connection and try again.')} onRetry={() => undefined} />
      </div>
    </Part>
  </Page>
);
