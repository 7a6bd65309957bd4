import '#client/ui/print-sheet.css';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { topicName } from '#core/topics/topics.ts';
import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { ConceptParts } from '#client/kits/concepts/concept-parts.tsx';
import { topicConceptsQuery } from './concept-queries.ts';

export function PrintTopicButton({ topicId }: { readonly topicId: number }) {
  const { data, error, refetch } = useQuery(topicConceptsQuery(topicId));
  return (
    <Button variant="secondary" busy={!data && !error} busyLabel="Preparing the sheet…" onClick={() => (data ? print() : void refetch())}>
      <Printer aria-hidden size={18} /> {error && !data ? 'Prepare the sheet again' : 'Print this topic'}
    </Button>
  );
}

/** The concepts of a topic in full, on paper only. */
export function TopicSheet({ topicId }: { readonly topicId: number }) {
  const { data } = useQuery(topicConceptsQuery(topicId));
  if (!data) return null;
  return (
    <article className="study-sheet hidden print:block">
      <h2 className="text-xl font-semibold">{topicName(topicId)}</h2>
      <div className="columns-2 gap-8">
        {data.concepts.map((concept) => (
          <section key={concept.id} className="border-t border-line pt-2">
            <h3 className="text-lg font-semibold">{concept.title}</h3>
            <p className="font-medium">
              <RichText inline text={concept.idea} />
            </p>
            <ConceptParts sheet concept={concept} />
          </section>
        ))}
      </div>
    </article>
  );
}
