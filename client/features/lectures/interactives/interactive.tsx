import type { InteractiveSettings } from '#core/lectures/interactive.ts';
import { AnglesInteractive } from './angles.tsx';
import { ChoicesWhyInteractive } from './choices-why.tsx';
import { CircleInteractive } from './circle.tsx';
import { DistributionInteractive } from './distribution.tsx';
import { EvidenceInteractive } from './evidence.tsx';
import { ExponentialInteractive } from './exponential.tsx';
import { ExpressionAreaInteractive } from './expression-area.tsx';
import { InequalityRegionInteractive } from './inequality-region.tsx';
import { LineInteractive } from './line.tsx';
import { MarginOfErrorInteractive } from './margin-of-error.tsx';
import { NotesGoalInteractive } from './notes-goal.tsx';
import { ParabolaInteractive } from './parabola.tsx';
import { PercentBarInteractive } from './percent-bar.tsx';
import { RatioTableInteractive } from './ratio-table.tsx';
import { RelationInteractive } from './relation.tsx';
import { RightTriangleInteractive } from './right-triangle.tsx';
import { ScatterFitInteractive } from './scatter-fit.tsx';
import { SentenceDiagramInteractive } from './sentence-diagram.tsx';
import { SimilarTrianglesInteractive } from './similar-triangles.tsx';
import { SolidInteractive } from './solid.tsx';
import { TwoLinesInteractive } from './two-lines.tsx';
import { TwoWayTableInteractive } from './two-way-table.tsx';
import { WordScaleInteractive } from './word-scale.tsx';

/** One interactive, whichever kind it is. */
export function Interactive({ show }: { readonly show: InteractiveSettings }) {
  switch (show.type) {
    case 'line':
      return <LineInteractive settings={show} />;
    case 'two-lines':
      return <TwoLinesInteractive settings={show} />;
    case 'inequality-region':
      return <InequalityRegionInteractive settings={show} />;
    case 'parabola':
      return <ParabolaInteractive settings={show} />;
    case 'exponential':
      return <ExponentialInteractive settings={show} />;
    case 'scatter-fit':
      return <ScatterFitInteractive settings={show} />;
    case 'distribution':
      return <DistributionInteractive settings={show} />;
    case 'margin-of-error':
      return <MarginOfErrorInteractive settings={show} />;
    case 'percent-bar':
      return <PercentBarInteractive settings={show} />;
    case 'ratio-table':
      return <RatioTableInteractive settings={show} />;
    case 'two-way-table':
      return <TwoWayTableInteractive settings={show} />;
    case 'right-triangle':
      return <RightTriangleInteractive settings={show} />;
    case 'similar-triangles':
      return <SimilarTrianglesInteractive settings={show} />;
    case 'angles':
      return <AnglesInteractive settings={show} />;
    case 'circle':
      return <CircleInteractive settings={show} />;
    case 'solid':
      return <SolidInteractive settings={show} />;
    case 'expression-area':
      return <ExpressionAreaInteractive settings={show} />;
    case 'sentence-diagram':
      return <SentenceDiagramInteractive settings={show} />;
    case 'choices-why':
      return <ChoicesWhyInteractive settings={show} />;
    case 'evidence':
      return <EvidenceInteractive settings={show} />;
    case 'relation':
      return <RelationInteractive settings={show} />;
    case 'notes-goal':
      return <NotesGoalInteractive settings={show} />;
    case 'word-scale':
      return <WordScaleInteractive settings={show} />;
  }
}
