import { Link } from 'react-router';
import { pathTo } from '../../paths.ts';
import { ProsePage } from './prose-page.tsx';

export const PrivacyScreen = () => (
  <ProsePage title="Privacy">
    <p>This page lists what Ascent stores about you and why.</p>
    <h2>With your account</h2>
    <ul>
      <li>Your name and email address, to log you in and to send you the email that confirms your address.</li>
      <li>A one-way hash of your password. The password itself is never stored.</li>
      <li>
        If you log in with an account you have elsewhere, such as Google: your ID there, and the name and email address the provider gave us. We do not store
        anything that would let us into that account.
      </li>
      <li>The devices you are signed in on: the type of browser, the IP address, and when you logged in, so that you can see and end those sessions.</li>
      <li>If you turn on two-step verification: an encrypted key, one-way hashes of your backup codes, and the browsers you trust.</li>
      <li>A phone number, if you add one, to text you codes. We share it with the company that delivers our text messages, and with no one else.</li>
      <li>Your exams: answers, notes, and marks, the time you spent on each question, and your results. We use them to show your progress.</li>
      <li>
        If you turn on notifications: what you want to hear of and when, your time zone, which browsers you turned on, and when something was sent or opened.
        Each message is encrypted for your browser and delivered by the service your browser uses, such as Google’s, Apple’s, or Mozilla’s, which cannot read
        it.
      </li>
      <li>Your plan and, if an administrator granted, extended, or ended it, when, who, and why.</li>
      <li>
        If you buy a plan: what you paid and when. You pay on a page run by Stripe, which gets your name and email address from us. Your card details never
        reach our server.
      </li>
    </ul>
    <p>In your profile, you can download all of it as one file, or delete your account and everything in it for good.</p>
    <h2>When you practice without an account</h2>
    <ul>
      <li>Your quizzes and answers, stored under a random number instead of a name, with the type of browser and IP address of the session.</li>
      <li>If you create an account or log in, they become part of it. Otherwise, they are deleted 30 days after you last practiced.</li>
    </ul>
    <h2>When you visit</h2>
    <ul>
      <li>
        We count which pages are visited, how fast they are, and which site a visit came from. For this, your IP address and browser are turned into a code that
        changes every day and cannot be turned back after two days. No cookie is set for it, and the count is not connected to your account. A statistics
        service may get the same counts, without your address.
      </li>
      <li>
        If you are logged in: which topics, concepts, and lectures you open, as part of your account. You can turn off both under Statistics in your profile.
      </li>
      <li>If your browser sends “Do Not Track” or “Global Privacy Control,” nothing is counted.</li>
    </ul>
    <h2>On your device</h2>
    <ul>
      <li>
        Cookies that keep you logged in, find your practice if you have no account, and recognize your browser.{' '}
        <Link to={pathTo('cookies')} className="text-link">
          All of them, and how long they last
        </Link>
        .
      </li>
      <li>Your answers in an exam or quiz in progress, so that none are lost if your connection drops.</li>
      <li>Your display settings, and a copy of the app itself so that it opens offline.</li>
    </ul>
    <h2>What Ascent does not do</h2>
    <ul>
      <li>No ads, and no scripts, fonts, or images from other companies on any page.</li>
      <li>No one else gets your answers or scores.</li>
    </ul>
    <p>The server keeps ordinary logs of requests so we can find problems and stop abuse.</p>
  </ProsePage>
);
