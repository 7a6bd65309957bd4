import { useRef, useState } from 'react';
import { maxItemTextLength, saveLearningItem, type LearningItem } from '#contract/learning-content.ts';
import type { ItemKind } from '#core/authoring/item-texts.ts';
import { Form } from '#client/kits/form/form.tsx';
import { EditionGuard } from '#client/kits/form/edition-guard.tsx';
import type { Edition } from '#client/kits/form/use-edition.ts';
import { useForm, type FormHandle } from '#client/kits/form/use-form.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/field.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';

interface TextProps {
  readonly form: FormHandle;
  readonly text: LearningItem['texts'][number];
}

/** A text as it is typed, and, where it has formulas or marks, as it is read. */
function Text({ form, text: { path, label, value } }: TextProps) {
  const [now, setNow] = useState(value);
  const isFormula = path.endsWith('.formula');
  const isMarked = isFormula || /\\\(|<[iu]>/.test(now);
  return (
    <div>
      <TextArea
        label={label}
        {...form.field(path)}
        defaultValue={value}
        maxLength={maxItemTextLength}
        rows={Math.min(6, 1 + Math.ceil(value.length / 70))}
        onInput={({ currentTarget }) => setNow(currentTarget.value)}
        required
      />
      {isMarked ? <RichText className="mt-2 border-l-2 border-line pl-3 text-sm" text={isFormula ? `\\(${now}\\)` : now} /> : null}
    </div>
  );
}

interface ItemFormProps {
  readonly kind: ItemKind;
  readonly edition: Edition<LearningItem>;
  readonly onEdit: (texts: Readonly<Record<string, string>>) => void;
  readonly onSaved: (item: LearningItem, isPublished: boolean) => unknown;
  /** Somebody else has saved it meanwhile. */
  readonly onStale: () => unknown;
}

/** Every text of an item. Saving makes a version; publishing shows it to students. */
export function ItemForm({ kind, edition, onEdit, onSaved, onStale }: ItemFormProps) {
  const item = edition.base;
  const publish = useRef(false);
  const form = useForm({
    read: (entries) => Object.fromEntries(item.texts.map(({ path }) => [path, entries.text(path)])),
    check: (texts) => Object.fromEntries(Object.entries(texts).flatMap(([path, text]) => (text.trim() === '' ? [[path, 'Please write something.']] : []))),
    send: (texts) => {
      const before = new Map(item.texts.map(({ path, value }) => [path, value]));
      const changed = Object.entries(texts).flatMap(([path, text]) => (before.get(path) === text ? [] : [{ path, text }]));
      return api(saveLearningItem, {
        params: { kind, itemId: item.id },
        body: { texts: changed, newestVersion: item.newestVersion, publish: publish.current },
      });
    },
    onEdit,
    onDone: (saved) => onSaved(saved, publish.current),
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'item-changed') void onStale();
      return undefined;
    },
  });
  const button = (isPublishing: boolean) => () => {
    publish.current = isPublishing;
  };
  return (
    <Form form={form}>
      <EditionGuard form={form} edition={edition} />
      {item.texts.map((text) => (
        <Text key={text.path} form={form} text={text} />
      ))}
      <div className="-mx-2 md:sticky md:bottom-0 flex flex-wrap gap-3 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" busy={form.busy} busyLabel="Saving…" onClick={button(true)}>
          Save and publish
        </Button>
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving…" onClick={button(false)}>
          Save draft
        </Button>
      </div>
    </Form>
  );
}
