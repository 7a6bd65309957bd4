import { topicById, type TopicId } from '#core/topics/topics.ts';
import type { StudySheet } from './sheet.ts';

const trap = (topicId: TopicId, text: string) => ({ title: topicById(topicId).name, text, topicId });

export const readingWritingTraps: StudySheet = {
  id: 'traps-reading-writing',
  title: 'Common traps in Reading and Writing',
  group: 'reading-writing',
  lead: 'Wrong choices are written to be tempting. These are the ones that catch the most people, topic by topic.',
  parts: [
    {
      heading: 'Information and ideas',
      entries: [
        trap(1, 'True, but only a detail. The main idea covers the whole text, not its most surprising sentence.'),
        trap(2, 'One step too far. If a choice needs a fact that isn’t in the text, it’s a guess, not an inference.'),
        trap(
          3,
          'On the subject but not on the claim. The evidence must make that exact claim more (or less) likely, whichever the question asks. With a graph, a choice can read the data correctly and still not help.',
        ),
      ],
    },
    {
      heading: 'Craft and structure',
      entries: [
        trap(
          4,
          'The meaning you know best. Common words are often used in a less common sense. Say your own word for the blank before you look at the choices.',
        ),
        trap(
          5,
          'Half right. The first part fits the text, but the second doesn’t: “describes a method <i>and then criticizes it</i>.” Every word has to be true.',
        ),
        trap(6, 'Too strong. One author rarely rejects everything the other says. Find the exact point where they agree or differ.'),
      ],
    },
    {
      heading: 'Expression of ideas',
      entries: [
        trap(7, 'True, but for another goal. All four choices come from the notes. Only the goal named in the question decides.'),
        trap(
          8,
          'A word that sounds smart. Cover the choices and name the relationship first. Watch out for what looks like a contrast but is really a result.',
        ),
      ],
    },
    {
      heading: 'Standard English conventions',
      entries: [
        trap(9, 'A comma between two full sentences. Adding <i>however</i> or <i>therefore</i> doesn’t fix it; a semicolon or a period does.'),
        trap(10, 'The nearest noun. In “The <i>results</i> of the experiment <i>were</i> clear,” the verb goes with <i>results</i>.'),
      ],
    },
  ],
};

export const mathTraps: StudySheet = {
  id: 'traps-math',
  title: 'Common traps in Math',
  group: 'math',
  lead: 'Many wrong answers come from the right method and one slip. The result of that slip is often waiting among the choices.',
  parts: [
    {
      heading: 'Algebra',
      entries: [
        trap(11, 'Solving for \\(x\\) when the question asks for \\(3x-1\\). And forgetting that a minus sign before parentheses changes every sign inside.'),
        trap(12, 'Mixing up \\(f(3)\\) and \\(f(x)=3\\). In the first, 3 is the input; in the second, it is the output.'),
        trap(13, 'Reading the slope of \\(2x+3y=6\\) as 2. Solve for \\(y\\) first: it is \\(-\\frac{2}{3}\\).'),
        trap(
          14,
          'Stopping at \\(x\\) when the question asks for \\(y\\) or \\(x+y\\). For no solution, the slopes must be equal <i>and</i> the \\(y\\)-intercepts different.',
        ),
        trap(15, 'Forgetting to flip the sign when you divide by a negative number. “At least” is \\(\\ge\\), and “at most” is \\(\\le\\).'),
      ],
    },
    {
      heading: 'Advanced math',
      entries: [
        trap(16, 'Shifting the wrong way: \\(f(x-2)\\) moves to the right. And 5% growth is a factor of 1.05, not 0.05.'),
        trap(17, 'Losing a solution when you take a square root or divide by \\(x\\). And keeping one that makes a denominator zero.'),
        trap(18, 'Writing \\((a+b)^2\\) as \\(a^2+b^2\\). That leaves out the middle term, \\(2ab\\).'),
      ],
    },
    {
      heading: 'Problem-solving and data analysis',
      entries: [
        trap(19, 'Converting square units with the factor for lengths: 1 square yard is 9 square feet, not 3.'),
        trap(20, 'Adding 20% back after a drop of 20%. The second 20% is 20% of a smaller number.'),
        trap(21, 'Taking the median of a list that isn’t in order. And ignoring how often each value occurs in a frequency table.'),
        trap(22, 'Reading a prediction off a point instead of the line of best fit. And trusting the line far beyond the data.'),
        trap(23, 'Dividing by the grand total when the question says “of those who.” Only that group goes in the denominator.'),
        trap(
          24,
          'Thinking that the true value must lie within the margin of error, or that someone made an error. It is a range of plausible values for the whole population, not a guarantee.',
        ),
        trap(25, 'Saying “causes” when nobody was randomly assigned. And generalizing beyond the group the sample was drawn from.'),
      ],
    },
    {
      heading: 'Geometry and trigonometry',
      entries: [
        trap(26, 'Doubling the volume because the edges doubled. Lengths × 2 make areas × 4 and volumes × 8.'),
        trap(27, 'Trusting your eyes when the note says “Figure not drawn to scale.” Then only what is stated or marked counts: equal, parallel, right angle.'),
        trap(28, 'Mixing up sine and cosine. Mark the angle first, then label opposite and adjacent from there.'),
        trap(29, 'Reading \\(r^2\\) as the radius. And getting the signs of the center backward: \\((x+3)^2\\) means \\(h=-3\\).'),
      ],
    },
  ],
};
