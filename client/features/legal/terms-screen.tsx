import { ProsePage } from './prose-page.tsx';

export const TermsScreen = () => (
  <ProsePage title="Terms">
    <h2>What you get</h2>
    <p>
      Ascent gives you practice questions, practice exams, estimated scores and explanations. The scores are estimates. They are not official scores, and we
      cannot promise a result on the real test.
    </p>
    <h2>What we ask of you</h2>
    <ul>
      <li>Use your own account and keep its password to yourself.</li>
      <li>Use the questions to study. Do not copy them in bulk, publish them or sell them.</li>
      <li>Do not try to break the service or access other people’s data.</li>
    </ul>
    <h2>Price</h2>
    <p>
      An account is free. The prices of Plus and Max are on the membership page, in US dollars. A monthly plan renews until you cancel, which you can do anytime
      on that page; it then lasts until the end of the month you paid for. A plan paid for several months at once does not renew. If you change plans, you get
      credit for what you paid and have not used.
    </p>
    <h2>Trademark</h2>
    <p>SAT is a trademark of the College Board, which is not involved with and does not endorse this product.</p>
  </ProsePage>
);
