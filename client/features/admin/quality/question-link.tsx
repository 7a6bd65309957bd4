import { Link } from 'react-router';
import { pathTo } from '#client/paths.ts';
import { RichText } from '#client/ui/question/rich-text.tsx';

/** Leads to a question by what it begins with; by its id where that is not known. */
export const QuestionLink = ({ questionId, excerpt }: { readonly questionId: string; readonly excerpt: string }) => (
  <Link to={pathTo('adminQuestion', { questionId })} className="text-link break-words">
    {excerpt ? <RichText inline text={excerpt} /> : questionId}
  </Link>
);
