import { minimumAge } from '#core/accounts/minimum-age.ts';
import { siteCookies } from '../cookies.ts';
import { pathTo } from '#client/paths.ts';
import { ProsePage } from '../parts.tsx';
import { storedAboutGuests, storedAboutYou } from '../stored-data.ts';

/** /privacy */
export const PrivacyPage = () => (
  <ProsePage title="Privacy">
    <p>This page lists what Ascent stores about you and why.</p>
    <h2>With your account</h2>
    <ul>
      {storedAboutYou.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <p>In your profile, you can download all of it as one file, or delete your account and everything in it for good.</p>
    <h2>How old you have to be</h2>
    <p>
      Ascent is for people {minimumAge} and older. We don’t ask for your date of birth, but by creating an account you confirm that you’re at least {minimumAge}
      . If you’re under 18, check with a parent or guardian first: in some places, the law requires their permission.
    </p>
    <p>
      If a child under {minimumAge} has an account, delete it in the profile, and everything in it is gone for good.{' '}
      <a href={pathTo('contact')} className="text-link">
        Write to us
      </a>{' '}
      if you can’t get into it.
    </p>
    <h2>When you practice without an account</h2>
    <ul>
      {storedAboutGuests.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <h2>When you write to us</h2>
    <ul>
      <li>Your message with its ticket number, your name and email address, and your account if you were logged in. We use them to answer you.</li>
      <li>Messages are deleted a year after they are closed, or right away if you delete your account.</li>
    </ul>
    <h2>When you visit</h2>
    <ul>
      <li>
        We count which pages are visited, how fast they are, and which site a visit came from. For this, your IP address and browser are turned into a code that
        changes every day and cannot be turned back after two days. No cookie is set for it, and the count is not connected to your account. A statistics
        service may get the same counts, without your address. You can turn it off under Statistics in your profile.
      </li>
      <li>If your browser sends “Do Not Track” or “Global Privacy Control,” nothing is counted.</li>
    </ul>
    <h2>On your device</h2>
    <ul>
      <li>
        Cookies that keep you logged in, find your practice if you have no account, and recognize your browser, {siteCookies.length} at most.{' '}
        <a href={pathTo('cookies')} className="text-link">
          All of them, and how long they last
        </a>
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
