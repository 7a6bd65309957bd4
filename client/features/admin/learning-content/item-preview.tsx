import * as z from 'zod';
import type { ItemKind } from '#core/authoring/item-texts.ts';
import { itemTexts, withTexts } from '#core/authoring/item-texts.ts';
import { figureSchema } from '#core/questions/figure.ts';
import { ConceptParts } from '#client/kits/concepts/concept-parts.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';

/** What a concept holds, as far as it is shown. */
const shownConcept = z.object({
  id: z.string(),
  topicId: z.int(),
  title: z.string(),
  idea: z.string(),
  signal: z.string(),
  how: z.array(z.string()),
  figure: figureSchema.optional(),
  example: z.object({
    text: z.string().optional(),
    table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
    figure: figureSchema.optional(),
    stem: z.string(),
    steps: z.array(z.string()),
    answer: z.string(),
  }),
  mistake: z.object({ choice: z.string(), why: z.string() }),
  archetypes: z.array(z.string()),
});

interface ItemPreviewProps {
  readonly kind: ItemKind;
  /** As JSON. */
  readonly body: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The item as students read it, while it is written. */
export function ItemPreview({ kind, body, texts }: ItemPreviewProps) {
  const now: unknown = withTexts(kind, JSON.parse(body), texts);
  const concept = kind === 'concept' ? shownConcept.safeParse(now) : null;
  if (concept?.success) {
    const { data } = concept;
    return (
      <article className="rounded-card border border-line bg-raised p-5">
        <p className="text-xl font-semibold">{data.title}</p>
        <RichText className="mb-6 mt-2 text-lg" text={data.idea} />
        <ConceptParts
          concept={{
            ...data,
            answered: 0,
            right: 0,
            figure: data.figure ?? null,
            example: {
              text: data.example.text ?? null,
              table: data.example.table ?? null,
              figure: data.example.figure ?? null,
              stem: data.example.stem,
              walkthrough: data.example.steps,
              answer: data.example.answer,
            },
            mistake: { choice: data.mistake.choice, reason: data.mistake.why },
          }}
        />
      </article>
    );
  }
  return (
    <article className="flex max-w-prose flex-col gap-3 rounded-card border border-line bg-raised p-5">
      {itemTexts(kind, now).map(({ path, value }) =>
        /(^|\.)(title|heading)$/.test(path) ? (
          <p key={path} className="mt-3 text-lg font-semibold first:mt-0">
            <RichText inline text={value} />
          </p>
        ) : (
          <RichText key={path} text={path.endsWith('.formula') ? `\\(${value}\\)` : value} />
        ),
      )}
    </article>
  );
}
