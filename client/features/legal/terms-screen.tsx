import { ProsePage } from './prose-page.tsx';

export const TermsScreen = () => (
  <ProsePage title="Terms">
    <h2>What you get</h2>
    <p>
      Ascent gives you practice questions, practice exams, estimated scores and explanations. The scores are estimates. They are not official scores, and no
      result on the real test is promised.
    </p>
    <h2>What is asked of you</h2>
    <ul>
      <li>Use your own account and keep its password to yourself.</li>
      <li>Use the questions to study. Do not copy them in bulk, publish them or sell them.</li>
      <li>Do not try to break the service or to read what belongs to others.</li>
    </ul>
    <h2>Price</h2>
    <p>
      An account is free. Plus and Max cost what the membership page says, in US dollars. By the month, a plan renews until you cancel, which you can do any
      time on that page; it then lasts until the end of the month you have paid for. Months paid at once do not renew. If you change plans, what you have paid
      and not used is counted.
    </p>
    <h2>Trademark</h2>
    <p>SAT is a trademark of the College Board, which is not involved with and does not endorse this product.</p>
  </ProsePage>
);
