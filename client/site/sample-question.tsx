export interface SampleText {
  readonly passage: string;
  readonly stem: string;
  readonly choices: readonly string[];
}

/** A question to answer on the page. Which choice is right is known to the server alone: behavior/sample.ts asks it. */
export const SampleQuestion = ({ sample: { passage, stem, choices } }: { readonly sample: SampleText }) => (
  <div className="overflow-hidden rounded-card border border-line bg-raised [box-shadow:var(--shadow-float)]">
    <p className="border-b-2 border-dashed border-topic-blue bg-primary-soft px-4 py-3 text-sm font-medium sm:px-6">Reading and Writing: Words in Context</p>
    <div className="grid md:grid-cols-2">
      <p className="border-b border-line px-4 py-6 font-serif text-lg md:border-b-0 md:border-r md:px-8 md:py-10">
        {passage.split('_______').flatMap((part, index) =>
          index === 0
            ? [part]
            : [
                <span key="blank">
                  <span aria-hidden>_______</span>
                  <span className="sr-only">blank</span>
                </span>,
                part,
              ],
        )}
      </p>
      <form data-sample className="flex flex-col gap-4 px-4 py-6 md:px-8 md:py-8">
        <fieldset>
          <legend className="font-serif text-base">{stem}</legend>
          <div className="mt-4 flex flex-col gap-2.5">
            {choices.map((choice, index) => {
              const letter = 'ABCD'.charAt(index);
              return (
                <label
                  key={choice}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2 font-serif hover:bg-hover has-checked:border-primary has-checked:outline-1 has-checked:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
                >
                  <input type="radio" name="choice" value={letter} className="peer sr-only" />
                  <span
                    aria-hidden
                    className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-line-strong font-sans text-xs font-semibold peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary"
                  >
                    {letter}
                  </span>
                  {choice}
                </label>
              );
            })}
          </div>
        </fieldset>
        <div className="with-script">
          <button
            type="submit"
            className="inline-flex min-h-11 items-center justify-center rounded-control bg-primary px-4 font-medium text-on-primary hover:bg-primary-hover"
          >
            Check
          </button>
        </div>
        <noscript>
          <p className="text-sm text-muted">Checking an answer needs JavaScript. Everything else on this page works without it.</p>
        </noscript>
        <div role="status" data-sample-verdict className="flex flex-col gap-2 empty:hidden" />
        <p hidden data-sample-next>
          <a href="/guest-quiz" className="text-link">
            More questions, without an account
          </a>
        </p>
      </form>
    </div>
  </div>
);
