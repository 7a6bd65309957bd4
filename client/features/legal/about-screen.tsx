import { ProsePage } from './prose-page.tsx';

export const AboutScreen = () => (
  <ProsePage title="About Ascent">
    <p>Ascent helps you prepare for the digital SAT with full-length practice exams and an honest picture of what they show.</p>
    <h2>The exams</h2>
    <p>
      Each exam is built like the real test: Reading and Writing with two modules of 27 questions in 32 minutes each, a ten-minute break, then Math with two
      modules of 22 questions in 35 minutes each. The second module of each section is easier or harder, depending on how you do on the first. Time and a half
      and double time are available.
    </p>
    <h2>The questions</h2>
    <p>
      All questions are our own. None is taken from a past test. Many Math questions come from checked templates with new numbers, and we verify each answer
      with a second, separate method before we use it. As on the real test, two questions in every module do not count.
    </p>
    <h2>The scores</h2>
    <p>
      A score here is an estimate. It is based on which questions you got right and how hard they are. There is no penalty for wrong answers. The range next to
      it shows where your score most likely falls after one exam. Far fewer people have answered our questions than those on the real test, so treat the scale
      as a guide, not a promise. If you take the same exam again, your score will probably come out too high, and Ascent will tell you so.
    </p>
    <h2>Independence</h2>
    <p>SAT is a trademark of the College Board, which is not involved with and does not endorse this product. The scores here are not official ones.</p>
  </ProsePage>
);
