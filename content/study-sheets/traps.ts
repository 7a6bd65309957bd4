import { topicById, type TopicId } from '#core/topics/topics.ts';
import type { StudySheet } from './sheet.ts';

const trap = (topicId: TopicId, text: string) => ({ title: topicById(topicId).name, text, topicId });

export const readingWritingTraps: StudySheet = {
  id: 'traps-reading-writing',
  title: 'Common traps in Reading and Writing',
  group: 'reading-writing',
  lead: 'The wrong choices are written to tempt you. These are the ones that catch most people, topic by topic.',
  parts: [
    {
      heading: 'Information and ideas',
      entries: [
        trap(1, 'True, but only a detail. A main idea covers the whole text, not its most surprising sentence.'),
        trap(2, 'One step too far. If you need a fact that is not in the text, the choice is not an inference but a guess.'),
        trap(
          3,
          'On the subject, but not on the claim. The evidence must make that very claim more likely. With a graph, a choice can read it correctly and still not help.',
        ),
      ],
    },
    {
      heading: 'Craft and structure',
      entries: [
        trap(4, 'The meaning you know best. Common words are often used in their second meaning. Say your own word for the blank before you look.'),
        trap(5, 'Half right. The first part fits the text, the second does not: “describes a method <i>and then criticizes it</i>.” Every word must hold.'),
        trap(6, 'Too strong. Authors rarely reject everything the other one says. Find the one point on which they differ.'),
      ],
    },
    {
      heading: 'Expression of ideas',
      entries: [
        trap(7, 'A true sentence for another goal. All four choices are taken from the notes. Only the goal in the question decides.'),
        trap(8, 'A word that sounds smart. Cover the choices and name the relation first. Watch out for a contrast that is really a result.'),
      ],
    },
    {
      heading: 'Standard English conventions',
      entries: [
        trap(9, 'A comma between two full sentences. <i>However</i> and <i>therefore</i> do not join them; a semicolon or a period does.'),
        trap(10, 'The noun that stands closest. “The results of the <i>experiment were</i>”: the verb goes with <i>results</i>.'),
      ],
    },
  ],
};

export const mathTraps: StudySheet = {
  id: 'traps-math',
  title: 'Common traps in Math',
  group: 'math',
  lead: 'Most wrong answers come from a right method and one slip. The slip is waiting among the choices.',
  parts: [
    {
      heading: 'Algebra',
      entries: [
        trap(11, 'Solving for \\(x\\) when the question asks for \\(3x-1\\). And a minus sign before a bracket changes every sign inside.'),
        trap(12, 'Mixing up \\(f(3)\\) and \\(f(x)=3\\): one is an input, the other an output.'),
        trap(13, 'Reading the slope of \\(2x+3y=6\\) as 2. Solve for \\(y\\) first: it is \\(-\\frac{2}{3}\\).'),
        trap(14, 'Stopping at \\(x\\) when \\(y\\) or \\(x+y\\) is asked. For no solution, the slopes must be equal <i>and</i> the starts different.'),
        trap(15, 'Forgetting to turn the sign around when you divide by a negative number. “At least” is \\(\\ge\\), “at most” is \\(\\le\\).'),
      ],
    },
    {
      heading: 'Advanced math',
      entries: [
        trap(16, 'Moving the wrong way: \\(f(x-2)\\) goes to the right. And 5% growth is a factor of 1.05, not 0.05.'),
        trap(17, 'Losing one of two solutions when you take a root or divide by \\(x\\). Keeping one that makes a denominator zero.'),
        trap(18, 'Writing \\((a+b)^2\\) as \\(a^2+b^2\\). The middle term \\(2ab\\) is missing.'),
      ],
    },
    {
      heading: 'Problem-solving and data analysis',
      entries: [
        trap(19, 'Converting squares with the plain factor: 1 square yard is 9 square feet, not 3.'),
        trap(20, 'Adding 20% back after a drop of 20%. The second 20% is taken of a smaller number.'),
        trap(21, 'Taking the median of a list that is not in order. Forgetting how often each value occurs.'),
        trap(22, 'Reading the prediction off a point instead of the line. Going far beyond the data.'),
        trap(23, 'Dividing by the grand total when the question says “of those who.” Only that group counts.'),
        trap(24, 'Taking the margin of error for a mistake. It says how far the true value plausibly lies from the estimate.'),
        trap(25, 'Saying “causes” when nobody was assigned at random. And a sample speaks only for the group it was drawn from.'),
      ],
    },
    {
      heading: 'Geometry and trigonometry',
      entries: [
        trap(26, 'Doubling the edges and doubling the volume. Lengths ×2 make areas ×4 and volumes ×8.'),
        trap(27, 'Believing the drawing. Only what is stated or marked is true: equal, parallel, right angle.'),
        trap(28, 'Taking sine for cosine. Mark the angle first, then name opposite and adjacent from there.'),
        trap(29, 'Reading \\(r\\) off the equation where \\(r^2\\) stands, and the signs of the center the wrong way round.'),
      ],
    },
  ],
};
