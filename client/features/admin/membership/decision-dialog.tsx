import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { MemberDetail } from '#contract/membership.ts';
import { longestDuration } from '#core/membership/membership.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { ApiError } from '../../../platform/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { formatDate } from '../../../ui/format.ts';
import { showToast } from '../../../ui/toast.tsx';
import { carryOut, faults, outcome, words, type DecisionKind, type Entries } from './decisions.ts';
import { useRefreshMember } from './membership-queries.ts';

const tierOptions = (['plus', 'max'] as const).map((tier) => ({ value: tier, label: tierDefinitions[tier].name, description: tierDefinitions[tier].price }));

export interface DecisionDialogProps {
  readonly kind: DecisionKind;
  readonly detail: MemberDetail;
  readonly onClose: () => void;
}

/** Asks for what a decision needs, says what it will do, and does it. */
export function DecisionDialog({ kind, detail: { member, history }, onClose }: DecisionDialogProps) {
  const formId = useId();
  const refresh = useRefreshMember(member.id);
  const [entries, setEntries] = useState<Entries>({ tier: 'plus', months: 1, reason: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // As it was when the dialog opened: sent again after a lost answer, the decision still counts once.
  const [{ lastChangeId, openedAt }] = useState(() => ({ lastChangeId: history[0]?.id ?? null, openedAt: Date.now() }));
  const { title, confirm, done } = words(kind, member, entries.tier);

  const mutation = useMutation({
    mutationFn: () => carryOut(kind, member.id, entries, lastChangeId),
    onSuccess: (answer) => {
      refresh(answer);
      showToast({ title: done, tone: 'success', ...(answer.member.endDate && { description: `Until ${formatDate(answer.member.endDate)}.` }) });
      onClose();
    },
    onError: (error) => {
      // What the decision rests on is no longer so: the page shows how it is now.
      if (error instanceof ApiError && error.code !== 'offline' && error.code !== 'bad-input') refresh();
      if (error instanceof ApiError && error.code === 'membership-changed') {
        showToast({ title: 'Nothing was changed', description: error.message, tone: 'danger' });
        onClose();
      } else setErrors(error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : { form: error.message });
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faults(kind, entries);
    setErrors(found);
    if (Object.keys(found).length === 0) mutation.mutate();
    else requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus());
  };
  const effect = outcome(kind, member, entries, openedAt);

  return (
    <Dialog
      open
      onOpenChange={() => (mutation.isPending ? undefined : onClose())}
      title={title}
      actions={
        <>
          <Button variant="secondary" disabled={mutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={kind === 'end' ? 'danger' : 'primary'} busy={mutation.isPending} busyLabel="Saving…">
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-5 pt-1">
        <div role="alert" className="empty:hidden">
          {errors['form'] ? <Alert tone="danger">{errors['form']}</Alert> : null}
        </div>
        {kind === 'grant' ? (
          <RadioCards
            legend="Plan"
            name="tier"
            columns={2}
            value={entries.tier}
            options={tierOptions}
            onChange={(tier) => setEntries((before) => ({ ...before, tier }))}
          />
        ) : null}
        {kind === 'end' ? null : (
          <TextField
            label={kind === 'grant' ? 'Months' : 'Months to add'}
            type="number"
            inputMode="numeric"
            min={1}
            max={longestDuration}
            step={1}
            required
            defaultValue={entries.months}
            onChange={({ target }) => setEntries((before) => ({ ...before, months: target.valueAsNumber }))}
            error={errors['months']}
          />
        )}
        <TextField
          label="Reason"
          description="Kept with the history, and part of the user’s data export."
          autoComplete="off"
          maxLength={300}
          required
          onChange={({ target }) => setEntries((before) => ({ ...before, reason: target.value }))}
          error={errors['reason']}
        />
        <p role="status">{effect}</p>
      </form>
    </Dialog>
  );
}
