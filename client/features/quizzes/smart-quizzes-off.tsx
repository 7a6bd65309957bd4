import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/page-states.tsx';

/** Where a smart quiz would begin, while administrators have switched these off. */
export const SmartQuizzesOff = ({ topicsPath }: { readonly topicsPath: string }) => (
  <EmptyState title="Smart quizzes are switched off right now" action={<ButtonLink to={topicsPath}>Choose topics</ButtonLink>}>
    You can still choose topics yourself and finish any smart quiz you’ve started.
  </EmptyState>
);
