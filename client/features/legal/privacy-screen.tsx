import { ProsePage } from './prose-page.tsx';

export const PrivacyScreen = () => (
  <ProsePage title="Privacy">
    <p>This page lists what Ascent stores about you and why.</p>
    <h2>With your account</h2>
    <ul>
      <li>Your name and email address, to sign you in and to send you the mail that confirms your address.</li>
      <li>A one-way hash of your password. The password itself is never stored.</li>
      <li>
        If you log in with an account you have elsewhere, such as Google: who you are there, and the name and email that provider gave us. We store no key to
        that account.
      </li>
      <li>The devices you are signed in on: the kind of browser, the network address and when you signed in, so that you can see and end those sessions.</li>
      <li>If you switch on two-step verification: an encrypted key, one-way hashes of your backup codes, and the browsers you trust.</li>
      <li>A phone number, if you add one, to text you codes. It is given to the company that delivers text messages, and to nobody else.</li>
      <li>Your exams: answers, notes and marks, the time spent on each question, and your results. They are what your progress is computed from.</li>
      <li>Your plan and, if an administrator granted, extended or ended it, when, by whom and for what reason.</li>
      <li>
        If you buy a plan: what you paid and when. The payment itself is made on a page of Stripe, which gets your name and email address from us. Your card
        never comes near this server.
      </li>
    </ul>
    <p>On your profile you can download all of it as one file, and delete your account with everything that belongs to it, for good.</p>
    <h2>When you practice without an account</h2>
    <ul>
      <li>Your quizzes and answers, under a random number instead of a name, with the kind of browser and network address of the session.</li>
      <li>If you create an account or log in, they become part of it. Otherwise they are deleted 30 days after you last used them.</li>
    </ul>
    <h2>On your device</h2>
    <ul>
      <li>
        One cookie that keeps you logged in, or finds your practice if you have no account; for some minutes another one while you log in with an account you
        have elsewhere or with a code; and one more if you trust a device with two-step verification.
      </li>
      <li>The answers of an exam or quiz in progress, so that none is lost when your connection is.</li>
      <li>Your choices of appearance and sidebar, and a copy of the app itself so that it opens offline.</li>
    </ul>
    <h2>What Ascent does not do</h2>
    <ul>
      <li>No advertising, and no scripts, fonts or pictures from other companies on any page.</li>
      <li>Nobody else gets your answers or scores.</li>
    </ul>
    <p>The server keeps ordinary records of requests, to find faults and to stop abuse.</p>
  </ProsePage>
);
