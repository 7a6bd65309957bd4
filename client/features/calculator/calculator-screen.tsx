import { lazy, Suspense, useEffect, useState } from 'react';
import { exampleRows } from '#client/tools/calculator/example-rows.ts';

const Calculator = lazy(async () => ({ default: (await import('#client/tools/calculator/calculator.tsx')).Calculator }));

/** The calculator for anybody, without a question beside it. */
export function CalculatorScreen() {
  // The page is prerendered; the calculator measures the window, so it begins in the browser.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div className="page-column pb-8">
      <h1 className="text-2xl font-semibold">Calculator</h1>
      <p className="mt-1 mb-4 text-muted print:hidden">
        The graphing and scientific calculator from our practice exams. Type expressions the way you would on test day. What you enter stays in this tab.
      </p>
      <div className="calculator-page h-[max(34rem,calc(100dvh-14rem))] overflow-hidden rounded-card border border-line-strong bg-raised print:h-auto print:border-0">
        {here ? (
          <Suspense fallback={null}>
            <Calculator storageScope="page" examples={exampleRows} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
