/** The posts we ship, newest first. The server loads them with a release; their addresses are their slugs. */
import type { ShippedPost } from './post.ts';
import { blankAnswers } from './posts/blank-answers.ts';
import { calculatorLikeTheTests } from './posts/calculator-like-the-tests.ts';
import { fortyFourQuestions } from './posts/forty-four-questions.ts';
import { howSureIsAScore } from './posts/how-sure-is-a-score.ts';
import { howWeCheck } from './posts/how-we-check.ts';
import { secondModule } from './posts/second-module.ts';
import { tooFewToTell } from './posts/too-few-to-tell.ts';
import { whatGuessingMeasures } from './posts/what-guessing-measures.ts';
import { whatPracticeIsWorth } from './posts/what-practice-is-worth.ts';
import { whatToPracticeFirst } from './posts/what-to-practice-first.ts';
import { whenTheWifiFails } from './posts/when-the-wifi-fails.ts';
import { whyMistakesComeBack } from './posts/why-mistakes-come-back.ts';
import { wordBankPost } from './posts/word-bank.ts';

export const blogPosts: readonly ShippedPost[] = [
  howWeCheck,
  howSureIsAScore,
  whatGuessingMeasures,
  whatPracticeIsWorth,
  whatToPracticeFirst,
  whyMistakesComeBack,
  fortyFourQuestions,
  tooFewToTell,
  blankAnswers,
  calculatorLikeTheTests,
  secondModule,
  whenTheWifiFails,
  wordBankPost,
];
