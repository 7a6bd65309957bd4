import { MathText } from '#client/ui/question/math-text.tsx';
import { FloatingPanel } from './panel/floating-panel.tsx';
import { margin, type Box, type Extent } from './panel/geometry.ts';
import { factGroups, sentences, type Fact } from './reference/facts.tsx';
import type { ReferencePanelProps } from './tool-props.ts';

const minSize = { width: 280, height: 240 };
const below = 96;
/** At the right, so narrow that the calculator at the left stays beside it. */
const initial = ({ width, height }: Extent): Box => {
  const wide = Math.min(560, width * 0.38);
  return { x: width - wide - 20, y: below, width: wide, height: Math.min(600, height - below - 88) };
};
const expanded = ({ width, height }: Extent): Box => ({
  x: Math.max(margin, (width - 960) / 2),
  y: below,
  width: Math.min(960, width - 2 * margin),
  height: height - below - 88,
});

const FactCell = ({ name, Figure, formulas }: Fact) => (
  <li className="flex flex-col items-center gap-1 text-center">
    <h4 className="text-sm text-muted">{name}</h4>
    <Figure />
    {formulas.map((tex) => (
      <p key={tex} className="font-serif text-lg">
        <MathText tex={tex} />
      </p>
    ))}
  </li>
);

/** The reference sheet of the Math section. */
export function ReferencePanel({ open, onClose }: ReferencePanelProps) {
  return (
    <FloatingPanel id="reference" title="Reference sheet" open={open} onClose={onClose} minSize={minSize} initial={initial} expanded={expanded}>
      <div tabIndex={0} role="region" aria-label="Formulas and facts" className="@container h-full overflow-y-auto p-4 focus-visible:-outline-offset-2">
        {factGroups.map(({ title, facts }) => (
          <section key={title} className="mb-6">
            <h3 className="mb-3 border-b border-line pb-1 font-semibold">{title}</h3>
            <ul className={`grid grid-cols-2 gap-x-4 gap-y-5 @md:grid-cols-3 ${facts.length > 3 ? '@3xl:grid-cols-5' : ''}`}>
              {facts.map((fact) => (
                <FactCell key={fact.name} {...fact} />
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3 className="mb-2 border-b border-line pb-1 font-semibold">Angles</h3>
          <ul className="flex flex-col gap-1.5 font-serif text-lg">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
    </FloatingPanel>
  );
}
