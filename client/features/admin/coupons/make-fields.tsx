import { useId } from 'react';
import { couponLimits, paidTiers } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import type { FormHandle } from '#client/kits/form/use-form.ts';
import { Checkbox, RadioCards } from '#client/ui/choice.tsx';
import { TextField, type TextFieldProps } from '#client/ui/field.tsx';
import type { Entries, Making } from './coupon-form.ts';

interface FieldsProps {
  readonly entries: Entries;
  readonly form: FormHandle;
}

const NumberField = (field: Omit<TextFieldProps, 'type'>) => <TextField type="number" inputMode="numeric" min={1} step={1} {...field} />;

function DiscountFields({ entries, form }: FieldsProps) {
  return (
    <>
      <RadioCards
        legend="Discount"
        name="discount"
        columns={2}
        defaultValue={entries.discount}
        options={[
          { value: 'percent', label: 'A percentage', description: 'Off the monthly price' },
          { value: 'amount', label: 'An amount', description: 'Dollars off the monthly price' },
        ]}
      />
      {entries.discount === 'percent' ? (
        <NumberField key="percent" label="Percent" max={100} required defaultValue={entries.percent} {...form.field('percent')} />
      ) : (
        <NumberField
          key="dollars"
          label="Dollars"
          description="If this is more than the plan costs, the month is free."
          inputMode="decimal"
          min={0.01}
          step={0.01}
          max={couponLimits.cents / 100}
          required
          defaultValue={entries.dollars}
          {...form.field('dollars')}
        />
      )}
      <RadioCards
        legend="How long"
        name="duration"
        columns={3}
        defaultValue={entries.duration}
        options={[
          { value: 'once', label: 'Once', description: 'The first month' },
          { value: 'months', label: 'Several months', description: 'The first few months' },
          { value: 'forever', label: 'Always', description: 'Every month' },
        ]}
      />
      {entries.duration === 'months' ? (
        <NumberField label="Months" max={couponLimits.months} required defaultValue={entries.months} {...form.field('months')} />
      ) : null}
    </>
  );
}

function PlanFields({ entries: { tiers }, form }: FieldsProps) {
  const errorId = useId();
  const { name, error } = form.field('tiers');
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-sm font-medium">Plans</legend>
      <div className="flex flex-wrap gap-x-8">
        {paidTiers.map((tier) => (
          <Checkbox
            key={tier}
            label={tierDefinitions[tier].name}
            name={name}
            value={tier}
            defaultChecked={tiers.includes(tier)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error ? (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function LimitFields({ making, entries, form }: FieldsProps & { readonly making: Making }) {
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {making === 'one' ? (
        <TextField
          label="Total uses"
          description="Leave empty for no limit."
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          max={couponLimits.maxUses}
          {...form.field('maxUses')}
        />
      ) : (
        <NumberField label="Number of codes" max={couponLimits.batch} required defaultValue={entries.count} {...form.field('count')} />
      )}
      <NumberField label="Uses per person" max={couponLimits.perUser} required defaultValue={entries.usesPerUser} {...form.field('usesPerUser')} />
      <TextField label="First day" description="Leave empty to start now." type="date" {...form.field('firstDay')} />
      <TextField label="Last day" description="Leave empty for no end date." type="date" {...form.field('lastDay')} />
    </div>
  );
}

/** All entries of a coupon. */
export const MakeFields = ({ making, ...props }: FieldsProps & { readonly making: Making }) => (
  <>
    <TextField label="Name" description="For administrators; students never see it." autoComplete="off" maxLength={80} required {...props.form.field('name')} />
    {making === 'one' ? (
      <TextField
        label="Code"
        description="What students type. Capitalization doesn’t matter. A short word is easy to guess; if that’s a problem, create single-use codes."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        required
        {...props.form.field('code')}
      />
    ) : null}
    <DiscountFields {...props} />
    <PlanFields {...props} />
    <LimitFields making={making} {...props} />
  </>
);
