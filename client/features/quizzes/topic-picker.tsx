import type { QuestionBank } from '#contract/quizzes.ts';
import { mainCategories, sectionNames, sections, topics, type MainCategory, type Section, type TopicId } from '#core/topics/topics.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choice.tsx';
import { neverEnds, readyFor } from './ready.ts';

export interface TopicPickerProps {
  readonly bank: QuestionBank;
  readonly levels: readonly number[];
  readonly chosen: readonly TopicId[];
  readonly onChosen: (chosen: readonly TopicId[]) => void;
}

const categories = Object.keys(mainCategories) as MainCategory[];

function SectionTopics({ section, bank, levels, chosen, onChosen }: TopicPickerProps & { readonly section: Section }) {
  const own = topics.filter((topic) => topic.section === section).map(({ id }) => id);
  const others = chosen.filter((id) => !own.includes(id));
  const all = own.every((id) => chosen.includes(id));
  const toggle = (id: TopicId, isOn: boolean) => onChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <section aria-labelledby={`pick-${section}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-1">
        <h2 id={`pick-${section}`} className="font-semibold">
          {sectionNames[section]}
        </h2>
        <Button variant="quiet" size="small" onClick={() => onChosen(all ? others : [...others, ...own])}>
          {all ? `Clear ${sectionNames[section]}` : `All of ${sectionNames[section]}`}
        </Button>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {categories
          .filter((category) => mainCategories[category].section === section)
          .map((category) => (
            <fieldset key={category}>
              <legend className="flex items-center gap-2 text-sm font-medium text-muted">
                <TopicMark colour={mainCategories[category].colour} />
                {mainCategories[category].name}
              </legend>
              {topics
                .filter((topic) => topic.mainCategory === category)
                .map(({ id, name }) => {
                  const ready = readyFor(bank.counts, { topics: [id], levels });
                  return (
                    <Checkbox
                      key={id}
                      name="topic"
                      value={id}
                      label={name}
                      description={
                        ready > 0
                          ? `${ready} new`
                          : neverEnds(bank.counts, { topics: [id], levels })
                            ? 'New ones are made for you'
                            : 'No new questions right now'
                      }
                      checked={chosen.includes(id)}
                      onChange={(event) => toggle(id, event.target.checked)}
                    />
                  );
                })}
            </fieldset>
          ))}
      </div>
    </section>
  );
}

/** Which topics a quiz asks, each with how many questions it has ready. */
export const TopicPicker = (props: TopicPickerProps) => (
  <div className="flex flex-col gap-8">
    {sections.map((section) => (
      <SectionTopics key={section} section={section} {...props} />
    ))}
  </div>
);
