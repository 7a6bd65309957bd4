/** What the privacy page says is stored, with the tables that hold it. tests/house/privacy.test.ts compares them with the server's. */
export interface StoredAbout {
  readonly text: string;
  readonly tables: readonly string[];
}

export const storedAboutYou: readonly StoredAbout[] = [
  {
    text: 'Your name and email address, to log you in and to send you the email that confirms your address.',
    tables: ['email_links'],
  },
  {
    text: 'A one-way hash of your password. The password itself is never stored.',
    tables: ['auth_accounts'],
  },
  {
    text: 'If you log in with Google or another account: your ID there, and the name and email address the provider gave us. We do not store anything that would let us into that account.',
    tables: ['user_identities', 'sign_in_attempts', 'owner_codes'],
  },
  {
    text: 'The devices you are logged in on: the type of browser, the IP address, and when you logged in, so that you can see them and log them out.',
    tables: ['sessions', 'known_devices'],
  },
  {
    text: 'If you turn on two-step verification: an encrypted key, one-way hashes of your backup codes, and the browsers you trust.',
    tables: ['two_factor_secrets', 'backup_codes', 'trusted_devices', 'pending_sign_ins', 'failed_code_attempts', 'two_factor_removals'],
  },
  {
    text: 'A phone number, if you add one, to text you codes. We share it with the company that delivers our text messages, and with no one else.',
    tables: ['phones', 'phone_codes'],
  },
  {
    text: 'Your exams: answers, notes, and marks, the time you spent on each question, and your results. We use them to show your progress.',
    tables: ['exam_sessions', 'exam_module_attempts', 'exam_answers', 'exam_results', 'practiced_misses', 'timing_audit', 'drawn_modules', 'seen_modules'],
  },
  {
    text: 'Your quizzes, every answer in them, and the highlights and notes you make while you practice, and what we work out from your answers: accuracy by topic, mistakes to review, questions you mark and your notes on them, recommendations, your place in the rankings unless you leave them.',
    tables: [
      'quizzes',
      'quiz_questions',
      'practice_annotations',
      'seen_questions',
      'question_attempts',
      'topic_stats',
      'topic_evidence',
      'topic_history',
      'recommendations',
      'review_items',
      'user_stats',
      'statistics_changes',
      'error_log',
      'question_notes',
    ],
  },
  {
    text: 'Your test date, target score, and study time, if you enter them, and which words you know.',
    tables: ['study_settings', 'word_progress'],
  },
  {
    text: 'How far you’ve gotten in each lecture, and your answers in it.',
    tables: ['lecture_progress', 'lecture_answers'],
  },
  {
    text: 'If you turn on notifications: what you want to hear about and when, your time zone, which browsers you turned on, and when something was sent or opened. Each message is encrypted for your browser and delivered by the service your browser uses, such as Google’s, Apple’s, or Mozilla’s, which cannot read it.',
    tables: ['notification_settings', 'push_subscriptions', 'notification_sends', 'notification_events'],
  },
  {
    text: 'Your flashcards with their pictures, how well you remember each, and links with which you share a deck.',
    tables: ['flashcard_decks', 'flashcard_settings', 'flashcard_links', 'flashcard_pictures', 'flashcards', 'flashcard_reviews'],
  },
  {
    text: 'Which topics, concepts, and lectures you open, and which button you press where a screen needs a higher plan, unless you turn that off under Statistics in your profile.',
    tables: ['analytics_choices', 'user_engagement'],
  },
  {
    text: 'Problems with questions that you report, and what we answered.',
    tables: ['question_reports'],
  },
  {
    text: 'Your plan and, if an administrator granted, extended, or ended it, when, who, and why.',
    tables: ['membership_changes', 'coupon_redemptions'],
  },
  {
    text: 'If you buy a plan: what you paid and when. You pay on a page run by Stripe, which gets your name and email address from us. Your card details never reach our server.',
    tables: ['payments', 'subscriptions', 'prepaid_months', 'payment_checkouts', 'payment_customers'],
  },
];

export const storedAboutGuests: readonly string[] = [
  'Your quizzes and answers, stored under a random number instead of a name, with the type of browser and IP address of the session.',
  'If you create an account or log in, they become part of it. Otherwise, they are deleted 30 days after you last practiced.',
];
