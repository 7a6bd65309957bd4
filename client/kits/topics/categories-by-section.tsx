import { Fragment, type ReactNode } from 'react';
import { mainCategories, sectionNames, sections, type MainCategory } from '#core/topics/topics.ts';

/** Both sections beside each other, each with its categories below its name. */
export const CategoriesBySection = ({ children }: { readonly children: (category: MainCategory) => ReactNode }) => (
  <div className="grid gap-10 lg:grid-cols-2">
    {sections.map((section) => (
      <div key={section} className="flex min-w-0 flex-col gap-6">
        <h2 className="text-lg font-semibold">{sectionNames[section]}</h2>
        {(Object.keys(mainCategories) as MainCategory[])
          .filter((category) => mainCategories[category].section === section)
          .map((category) => (
            <Fragment key={category}>{children(category)}</Fragment>
          ))}
      </div>
    ))}
  </div>
);
