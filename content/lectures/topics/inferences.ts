import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const stem = r`Which choice most logically completes the text?`;

export const inferences = lectureOf(2, {
  id: 'inferences',
  title: 'Two facts and one small step',
  promise: r`You can finish a text with the one conclusion that its facts support, and stop before you say more than they do.`,
  minutes: 15,
  concepts: [
    'premise-plus-premise',
    'expected-and-found',
    'rule-one-out',
    'what-a-fact-settles',
    'a-third-cause',
    'what-the-method-cannot-show',
    'rule-and-exception',
    'quantities-in-words',
  ],
  parts: [
    {
      id: 'not-a-guess',
      heading: 'An inference is not a guess',
      blocks: [
        {
          kind: 'text',
          text: r`The text breaks off in its last sentence, and you have to finish it. That looks like an invitation to be creative. It is not. The right ending is already decided by what comes before it. Your task is to see what must follow, just as you know that a room is empty once the last person has left.`,
        },
        {
          kind: 'text',
          text: r`Why is it hard, then? Because the mind runs ahead. You read that a store is selling less, and you think, “It will have to close.” Perhaps. But the text said only “less.” The step from less to closing is yours. Most wrong choices are steps like that: sensible, likely, and not in the text.`,
        },
        {
          kind: 'text',
          text: r`So the rule of this topic is modesty. When two endings seem possible, the one that claims less is usually right. A word such as <i>may</i>, <i>some</i>, or <i>at least</i> does not make a choice weak. It makes it careful.`,
        },
      ],
    },
    {
      id: 'where-two-facts-meet',
      heading: 'Find the two facts that meet in the blank',
      blocks: [
        {
          kind: 'text',
          text: r`Nearly every text of this kind is built from two facts and a conclusion. The facts are often far apart, with detail in between. Write each as a short sentence of your own. Then put <i>so</i> after them and say what comes next.`,
        },
        {
          kind: 'text',
          text: r`Which sentences hold them? Often one is general and says how something works. The other is particular: what was seen, done, or found this time. The names and numbers in between make the text real, but you can let most of them go.`,
        },
        {
          kind: 'text',
          text: r`Test your ending. Cover the first fact: does the ending still follow? Then cover the second. If one fact alone is enough, the ending only repeats it, and you have not yet found what the blank wants.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`Beetles that roll balls of dung have weak eyes. They cannot pick out single stars, but they can detect the Milky Way as a streak of light. In a planetarium, researchers let beetles roll their balls under different skies. Beetles that were shown nothing but the Milky Way kept their direction as well as beetles that were shown all the stars. This suggests that the beetles ______`,
          stem,
          steps: [
            r`Fact 1: they see the Milky Way, but not single stars.`,
            r`Fact 2: with the Milky Way alone they do as well as with the whole sky.`,
            r`So the other stars added nothing. What they steer by is the Milky Way. A choice that says they cannot roll straight on cloudy nights goes further than these facts.`,
          ],
          answer: r`are guided by the band of light rather than by single stars.`,
          check: { evidence: ['cannot pick out single stars', 'nothing but the Milky Way', 'as well as beetles that were shown all the stars'] },
        },
        {
          kind: 'question',
          id: 'marshall-charts',
          text: r`The Marshall Islands lie so low that sailors can see them only from close by. Navigators therefore learned to read the swells, which change their course around an island and so announce it from far away. To study these patterns, they tied sticks together into charts, with shells for the islands. As a rule, the charts stayed on shore. At sea, then, a navigator ______`,
          stem,
          choices: [
            {
              text: r`had no way of telling where an island lay until it came into view.`,
              why: r`The reverse of the second sentence. The swells announce an island from far away.`,
            },
            {
              text: r`carried several charts, one for each group of islands.`,
              why: r`The text says the opposite: as a rule, the charts stayed on shore.`,
            },
            {
              text: r`had to rely on memory and on the feel of the swells.`,
              why: r`At sea there are swells but no chart. Put together: whatever the chart taught must now be in the navigator’s memory.`,
            },
            {
              text: r`could sail farther than navigators who used maps.`,
              why: r`The text compares these navigators with nobody, so no fact leads to this.`,
            },
          ],
          key: 2,
          check: { evidence: ['the swells, which change their course around an island', 'the charts stayed on shore'] },
        },
      ],
    },
    {
      id: 'surprise',
      heading: 'When something surprises, look for what removes the surprise',
      blocks: [
        {
          kind: 'text',
          text: r`Many texts set a belief against a fact: one would expect this, and yet that was found. The fact stays. So something in the belief must be wrong or missing, and the blank says what. Ask: what would have to be true for the fact to be no surprise at all? A choice that only repeats the surprise explains nothing. It tempts because it is true and in the text.`,
        },
        {
          kind: 'text',
          text: r`If there are two explanations, write under each what we would see if it were true. Cross out the one whose prediction fails. Then stop. The failure of one explanation does not prove the other.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`How might stripes protect a zebra from biting flies? One might suppose that they hide the animal, so that flies do not notice it from far away. A team led by Tim Caro compared zebras with horses in England. Flies came near the zebras as often as they came near the horses. But they landed on the zebras only about a quarter as often. Many of them failed to slow down, and bumped into the animal or flew past. These observations suggest that the stripes ______`,
          stem,
          steps: [
            r`What that idea predicts: fewer flies near zebras than near horses.`,
            r`What was seen: as many flies came near. The prediction fails, so stripes probably do not hide a zebra. The difference came later, at the landing.`,
            r`So the stripes work when the fly is close. A choice that says the flies dislike the smell of zebras brings a cause from outside.`,
          ],
          answer: r`do not keep flies from finding a zebra but make it harder for them to land.`,
          check: { evidence: ['as often as they came near the horses', 'only about a quarter as often', 'failed to slow down'] },
        },
        {
          kind: 'interactive',
          show: {
            type: 'word-scale',
            sentence: 'The observations suggest that the stripes ______ hide a zebra from flies that are far away.',
            words: [
              { word: 'do', effect: 'The reverse. If they did, fewer flies would have come near.', fits: false },
              { word: 'no longer', effect: 'This says that they once did. Nothing in the text speaks of an earlier time.', fits: false },
              { word: 'probably do not', effect: 'As strong as the evidence: in this comparison, as many flies came near.', fits: true },
              { word: 'can never', effect: 'Too strong. One comparison cannot speak for every fly, every place, and every time.', fits: false },
            ],
          },
          caption: 'Try each ending. How much does it claim?',
          inWords:
            '“Do” turns the evidence around, “no longer” adds a past that nobody mentioned, and “can never” claims more than one comparison can show. “Probably do not” says just as much as the observations allow.',
        },
      ],
    },
    {
      id: 'what-cannot-be-shown',
      heading: 'Some blanks ask what cannot be concluded',
      blocks: [
        {
          kind: 'text',
          text: r`Two things rise together. Does one cause the other? Perhaps a third thing drives both: warm weather sells ice cream, and it also fills the beaches. Or perhaps a study looked only at some people, some hours, or some records. Then the blank wants caution: the first thing <i>may</i> not be the cause, or this conclusion is not supported.`,
        },
        {
          kind: 'text',
          text: r`Be careful to stop there too. “We cannot conclude that it helps” does not mean “it does not help.” The choice that turns missing proof into proof of the opposite is the most tempting trap in this topic.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`To earn their license, London’s taxi drivers must learn some 25,000 streets. When Eleanor Maguire’s team scanned the brains of licensed drivers, the back part of the hippocampus, which helps us find our way, proved larger than in other people. It is tempting to say that learning the streets had enlarged it. But each driver had been scanned only once, after the training, and people who already have such a hippocampus may be more likely to become drivers. From these scans alone, therefore, one could not tell ______`,
          stem,
          steps: [
            r`The finding: drivers, larger back part. Two explanations are given: training enlarged it, or it was large before.`,
            r`The limit: one scan, after the training. Both explanations predict the same picture.`,
            r`So the scans cannot say which came first. A choice that says training has no effect on the brain goes too far: these scans cannot show that either.`,
          ],
          answer: r`whether the difference was a result of the training or had been there before it.`,
          check: { evidence: ['scanned only once, after the training', 'people who already have such a hippocampus may be more likely to become drivers'] },
        },
        {
          kind: 'question',
          id: 'kilwa-coins',
          text: r`During the Second World War, Morry Isenberg picked up nine coins on an island off northern Australia. Five of them turned out to be far older than the others and to come from Kilwa, an island state off East Africa. Some people would like to think that sailors from Kilwa reached Australia. But a much later ship that carried old money could also have lost the coins. By themselves, therefore, the coins ______`,
          stem,
          choices: [
            {
              text: r`do not show when or by whom they were brought to the island.`,
              why: r`Two explanations fit the same coins, so the coins cannot decide between them. This choice claims no more than that.`,
            },
            {
              text: r`show that no sailor from Kilwa ever reached Australia.`,
              why: r`Missing proof has become proof of the opposite. The later ship is only a possibility.`,
            },
            {
              text: r`must have been lost by a ship in the Second World War.`,
              why: r`That is when they were found. Nothing says that they were lost then.`,
            },
            {
              text: r`prove that Kilwa and northern Australia traded with each other.`,
              why: r`Far too strong. The text gives a second explanation to block exactly this step.`,
            },
          ],
          key: 0,
          check: { evidence: ['a much later ship that carried old money could also have lost the coins'] },
        },
      ],
    },
    {
      id: 'rules-and-amounts',
      heading: 'Rules with exceptions, amounts without numbers',
      blocks: [
        {
          kind: 'text',
          text: r`Two more patterns come back again and again. In one, a rule is followed by an exception, and then a case arrives. Match the case with the condition of the exception, word by word, before you apply the rule. In the other, the text speaks of shares and totals. Make up small numbers. Say there are 20 blue boats, and the total goes from 100 boats to 200. The blue share falls from 20% to 10%, although not one blue boat has left.`,
        },
        {
          kind: 'question',
          id: 'reading-room',
          text: r`In a library’s reading room, visitors may take books from the shelves themselves. Books printed before 1800 are an exception: a librarian brings them to the table, and they may be read only while the librarian is present. A visitor has asked for an atlas printed in 1790. The visitor will therefore ______`,
          stem,
          choices: [
            {
              text: r`not be allowed to see the atlas.`,
              why: r`Too strong. The exception says how old books may be read, not that they may not be.`,
            },
            {
              text: r`find the atlas on the shelf and carry it to a table.`,
              why: r`That is the rule. But 1790 is before 1800, so the exception applies.`,
            },
            {
              text: r`have to read a newer copy of the atlas.`,
              why: r`Not in the text. No newer copy is mentioned.`,
            },
            {
              text: r`read the atlas in the presence of a librarian.`,
              why: r`The case meets the condition of the exception, and this is what the exception says.`,
            },
          ],
          key: 3,
          check: { evidence: ['Books printed before 1800 are an exception', 'an atlas printed in 1790'] },
        },
      ],
    },
    {
      id: 'first-ten-seconds',
      heading: 'Your first moves',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            r`Look at the words right before the blank: <i>therefore, this suggests, one could not tell</i>. They say what kind of ending is wanted.`,
            r`Read for two facts, and say each in five or six words.`,
            r`Say your ending to yourself. Then choose the one that claims no more than yours.`,
          ],
        },
        {
          kind: 'text',
          text: r`Know the usual wrong choices. One repeats a fact of the text and concludes nothing. One reverses the direction. One adds a cause or a person from outside. One uses only the first fact. And one says <i>never</i>, <i>all</i>, or <i>proves</i> where the text was careful.`,
        },
      ],
    },
  ],
  remember: [
    r`Two facts go in, and one small step comes out.`,
    r`Of two possible endings, the one that claims less is safer.`,
    r`Missing proof is not proof of the opposite.`,
  ],
});
