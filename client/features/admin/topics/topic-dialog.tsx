import type { TopicValues } from '#contract/topic-settings.ts';
import { givenMinutes, recipeWeights, topicWeights, weightNames } from '#core/topics/topic-weights.ts';
import { isTopicId, mainCategories, shippedTopicName, topicById } from '#core/topics/topics.ts';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { sendTopic, useTopicsAgain, useTopicSave, valuesOf, type Setting } from './topic-queries.ts';

const colourNames = { blue: 'Blue, circle', red: 'Red, square', yellow: 'Yellow, triangle', green: 'Green, diamond' } as const;
const recipeNames: Readonly<Record<string, string>> = {
  '0': 'Never suggested',
  '0.5': 'Half as often',
  '1': 'As usual',
  '1.5': 'One and a half times as often',
  '2': 'Twice as often',
  '3': 'Three times as often',
};

/** Everything about one topic that authors may change. */
export function TopicDialog({ setting, onClose }: { readonly setting: Setting; readonly onClose: () => void }) {
  const again = useTopicsAgain();
  const undo = useTopicSave();
  const before = valuesOf(setting);
  const { topicId } = setting;
  const { section, mainCategory } = topicById(isTopicId(topicId) ? topicId : 1);
  const shippedName = shippedTopicName(topicId);
  const shippedColour = mainCategories[mainCategory].colour;
  const form = useForm({
    read: (entries): TopicValues => {
      const [name, minutes, colour] = [entries.text('name').trim(), entries.text('targetMinutes').trim(), entries.text('colour')];
      return {
        ...valuesOf({
          ...before,
          colour: colour === shippedColour ? null : colour,
          weight: Number(entries.text('weight')),
          recipeWeight: Number(entries.text('recipeWeight')),
        } as Setting),
        name: name === '' || name === shippedName ? null : name,
        targetMinutes: minutes === '' ? null : Number(minutes.replace(',', '.')),
      };
    },
    check: ({ name, targetMinutes }): Record<string, string> => ({
      ...(name !== null && name.length < 2 && { name: 'Please use at least two characters.' }),
      ...(targetMinutes !== null &&
        !(targetMinutes >= 0.25 && targetMinutes <= 5) && { targetMinutes: 'Please enter minutes between 0.25 and 5, or leave it empty.' }),
    }),
    send: (after) => sendTopic({ topicId, before, after }),
    onDone: async (_, after) => {
      onClose();
      showToast({
        title: 'Saved. Students see the change on the next page they open.',
        tone: 'success',
        action: { label: 'Undo', onClick: () => undo.mutate({ topicId, before: after, after: before }) },
      });
      await again();
    },
    names: { 'after.name': 'name', 'after.targetMinutes': 'targetMinutes' },
  });
  return (
    <FormDialog form={form} title={`Edit ${before.name ?? shippedName}`} label="Save" busyLabel="Saving…" onClose={onClose}>
      <TextField
        label="Name"
        description={`Leave it empty for “${shippedName}.”`}
        {...form.field('name')}
        defaultValue={before.name ?? ''}
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        label="Color and mark"
        {...form.field('colour')}
        defaultValue={before.colour ?? shippedColour}
        options={Object.entries(colourNames).map(([value, label]) => ({ value, label: value === shippedColour ? `${label} (its category’s)` : label }))}
      />
      <SelectField
        label="In quizzes"
        {...form.field('weight')}
        defaultValue={String(before.weight)}
        options={topicWeights.map((weight) => ({ value: String(weight), label: weightNames[`${weight}`] }))}
      />
      <SelectField
        label="In suggested modules of exams"
        {...form.field('recipeWeight')}
        defaultValue={String(before.recipeWeight)}
        options={recipeWeights.map((weight) => ({ value: String(weight), label: recipeNames[String(weight)] ?? String(weight) }))}
      />
      <TextField
        label="Target minutes per question"
        description={`Leave empty for ${givenMinutes[section].toFixed(2)}, the time the test gives. A question that takes twice as long is flagged as slow.`}
        {...form.field('targetMinutes')}
        defaultValue={before.targetMinutes ?? ''}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
