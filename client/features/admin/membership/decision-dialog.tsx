import { useState } from 'react';
import type { MemberDetail } from '#contract/membership.ts';
import { maxDurationMonths } from '#core/membership/membership.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { ReasonField } from '#client/kits/form/reason-field.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { ApiError } from '#client/platform/api.ts';
import { RadioCards } from '#client/ui/choice.tsx';
import { TextField } from '#client/ui/field.tsx';
import { formatDate } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { carryOut, validate, outcome, words, type DecisionKind, type Entries } from './decisions.ts';
import { useRefreshMember } from './membership-queries.ts';

const tierOptions = (['plus', 'max'] as const).map((tier) => ({ value: tier, label: tierDefinitions[tier].name, description: tierDefinitions[tier].price }));

export interface DecisionDialogProps {
  readonly kind: DecisionKind;
  readonly detail: MemberDetail;
  readonly onClose: () => void;
}

/** Asks for what a decision needs, says what it will do, and carries it out. */
export function DecisionDialog({ kind, detail, onClose }: DecisionDialogProps) {
  const { member, history } = detail;
  const refresh = useRefreshMember(member.id);
  const [entries, setEntries] = useState<Entries>({ tier: 'plus', months: 1, reason: '' });
  // As it was when the dialog opened: sent again after a lost answer, the decision still counts once.
  const [{ lastChangeId, openedAt }] = useState(() => ({ lastChangeId: history[0]?.id ?? null, openedAt: Date.now() }));
  const { title, confirm, done } = words(kind, member, entries.tier);
  const form = useForm({
    read: (given): Entries => ({ tier: given.choice('tier', ['plus', 'max']), months: given.number('months'), reason: given.text('reason') }),
    check: (given) => validate(kind, given),
    send: (given) => carryOut(kind, member.id, given, lastChangeId),
    onDone: (answer) => {
      refresh(answer);
      showToast({
        title: done,
        tone: 'success',
        ...(answer.member.endDate && !answer.history[0]?.waits && { description: `Until ${formatDate(answer.member.endDate)}.` }),
      });
      onClose();
    },
    onEdit: setEntries,
    onFailure: (error) => {
      // The state the decision was based on has changed: the page shows the current one.
      if (error instanceof ApiError && error.code !== 'offline' && error.code !== 'bad-input') refresh();
      if (error instanceof ApiError && error.code === 'membership-changed') {
        showToast({ title: 'Nothing has changed', description: error.message, tone: 'danger' });
        onClose();
      }
      return undefined;
    },
  });
  return (
    <FormDialog form={form} title={title} label={confirm} busyLabel="Saving…" danger={kind === 'end'} onClose={onClose}>
      {kind === 'grant' ? <RadioCards legend="Plan" name="tier" columns={2} defaultValue={entries.tier} options={tierOptions} /> : null}
      {kind === 'end' ? null : (
        <TextField
          label={kind === 'grant' ? 'Months' : 'Months to add'}
          {...form.field('months')}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxDurationMonths}
          step={1}
          required
          defaultValue={entries.months}
        />
      )}
      <ReasonField form={form} description="Saved in the history and included in the user’s data export." />
      <p role="status">{outcome(kind, detail, entries, openedAt)}</p>
    </FormDialog>
  );
}
