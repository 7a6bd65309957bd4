import { contactTopics, contactTopicNames } from '#core/contact/topics.ts';
import { pathTo } from '#client/paths.ts';
import { ProsePage } from '../parts.tsx';

const field = 'mt-1.5 w-full rounded-control border border-line-strong bg-raised px-3 text-base';

interface ContactFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autoComplete: string;
  readonly maxLength: number;
}

const ContactField = ({ name, label, type, autoComplete, maxLength }: ContactFieldProps) => (
  <div>
    <label htmlFor={`contact-${name}`} className="block text-sm font-medium">
      {label}
    </label>
    <input
      id={`contact-${name}`}
      name={name}
      type={type}
      autoComplete={autoComplete}
      maxLength={maxLength}
      required
      className={`${field} h-11`}
      aria-describedby={`contact-${name}-error`}
    />
    <p id={`contact-${name}-error`} data-error={name} className="mt-1 text-sm text-danger empty:hidden" />
  </div>
);

/** /contact: behavior/contact.ts sends the form. */
export const ContactPage = () => (
  <ProsePage title="Contact" lead="Write to us about a problem, a question, or an idea. A person reads every message.">
    <p>
      Many answers are already in{' '}
      <a href={pathTo('help')} className="text-link">
        Help
      </a>
      . If you think a question is wrong, use “Report a problem” below its explanation, so we know which one you mean.
    </p>
    <p>Messages from Max members come first in our queue, then Plus, then everyone else in the order they arrived. We don’t promise a time.</p>
    <noscript>
      <p className="rounded-control bg-warning-soft px-4 py-3">This form needs JavaScript, which is turned off in this browser.</p>
    </noscript>
    <form data-contact noValidate className="with-script mt-2">
      <div className="flex flex-col gap-5">
        <div>
          <label htmlFor="contact-topic" className="block text-sm font-medium">
            What is it about?
          </label>
          <select id="contact-topic" name="topic" className={`${field} h-11`}>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {contactTopicNames[topic]}
              </option>
            ))}
          </select>
        </div>
        <ContactField name="name" label="Your name" type="text" autoComplete="name" maxLength={80} />
        <ContactField name="email" label="Email for our answer" type="email" autoComplete="email" maxLength={254} />
        <div>
          <label htmlFor="contact-message" className="block text-sm font-medium">
            Message
          </label>
          <p id="contact-message-hint" className="text-sm text-muted">
            What you did, what happened, and what you expected. No passwords, please.
          </p>
          <textarea
            id="contact-message"
            name="message"
            rows={7}
            maxLength={4000}
            required
            className={`${field} py-2.5`}
            aria-describedby="contact-message-hint contact-message-error"
          />
          <p id="contact-message-error" data-error="message" className="mt-1 text-sm text-danger empty:hidden" />
        </div>
        {/* People leave it empty, because they don't see it; programs fill in what they find. */}
        <div hidden>
          <label htmlFor="contact-website">Leave this empty</label>
          <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <button
            type="submit"
            className="inline-flex min-h-11 items-center justify-center rounded-control bg-primary px-5 font-medium text-on-primary hover:bg-primary-hover aria-disabled:opacity-55"
          >
            Send
          </button>
        </div>
        <p role="alert" data-contact-error className="rounded-control bg-danger-soft px-4 py-3 empty:hidden" />
      </div>
    </form>
    <div role="status" data-contact-done className="rounded-control bg-success-soft px-4 py-3 empty:hidden" />
    <p className="text-sm text-muted">
      We store your message with your name and email to answer it, and delete it a year after we close it.{' '}
      <a href={pathTo('privacy')} className="text-link">
        Privacy
      </a>
    </p>
  </ProsePage>
);
