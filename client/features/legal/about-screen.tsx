import { ProsePage } from './prose-page.tsx';

export const AboutScreen = () => (
  <ProsePage title="About Ascent">
    <p>Ascent helps you prepare for the digital SAT with full-length practice exams and an honest account of what they show.</p>
    <h2>The exams</h2>
    <p>
      Each exam has the structure of the test: Reading and Writing with two modules of 27 questions in 32 minutes each, a ten-minute break, then Math with two
      modules of 22 questions in 35 minutes each. The second module of a section is an easier or a harder one, depending on the first. Time and a half and
      double time are available.
    </p>
    <h2>The questions</h2>
    <p>
      All questions are our own. None is taken from a past test. Many Math questions come from checked templates with new numbers, and their answers are worked
      out a second time by a separate method before they are used. In every module two questions do not count, as on the test.
    </p>
    <h2>The scores</h2>
    <p>
      A score here is an estimate. It rests on which questions you got right and how hard they are; wrong answers cost nothing. The range beside it shows where
      your level most likely lies after one sitting. Our questions have been answered by far fewer people than those of the real test, so treat the scale as a
      guide, not a promise. Taking the same exam again gives a number that is too high, and Ascent tells you so.
    </p>
    <h2>Independence</h2>
    <p>SAT is a trademark of the College Board, which is not involved with and does not endorse this product. The scores here are not official ones.</p>
  </ProsePage>
);
