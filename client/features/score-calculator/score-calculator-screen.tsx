import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '#client/ui/page-states.tsx';
import { countsUrl, countsFrom } from './counts.ts';
import { ScoreCalculator } from './score-calculator.tsx';
import { ScoreCalculatorPage } from './score-calculator-page.tsx';

/** /score-calculator in the app; from outside it is a document (client/site/pages/tools.tsx). */
export function ScoreCalculatorScreen() {
  useDocumentTitle('SAT score calculator');
  const [search, setSearch] = useSearchParams();
  return (
    <ScoreCalculatorPage>
      <ScoreCalculator counts={countsFrom(search)} onChange={(changed) => setSearch(countsUrl(changed), { replace: true, preventScrollReset: true })} />
    </ScoreCalculatorPage>
  );
}
