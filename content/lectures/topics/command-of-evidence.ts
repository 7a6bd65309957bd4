import { r } from '#content/concepts/concept.ts';
import { barChart } from '#content/figures/bar-chart.ts';
import { lineGraph } from '#content/figures/line-graph.ts';
import { lectureOf } from '../lecture.ts';

export const commandOfEvidence = lectureOf(3, {
  id: 'command-of-evidence',
  title: 'Evidence has to touch the claim',
  promise: r`You can take a claim apart, say what evidence for or against it would look like, and find that evidence among findings, quotations, and numbers.`,
  minutes: 15,
  concepts: [
    'finding-that-supports',
    'finding-that-weakens',
    'both-parts-of-a-claim',
    'quotation-that-shows-it',
    'finding-that-separates',
    'read-the-right-cell',
    'trend-and-turning-point',
    'data-against-the-claim',
  ],
  parts: [
    {
      id: 'claim-first',
      heading: 'Three choices may be true and still be useless',
      blocks: [
        {
          kind: 'text',
          text: r`In most questions you look for what is true. Here that is not enough. “Which finding, <i>if true</i>, …?” tells you to take each finding as true, without doubting it, and to ask what it would do for one particular claim. With a table, a choice may give its numbers exactly and still do nothing for the claim.`,
        },
        {
          kind: 'text',
          text: r`So the work happens before the choices. Find the claim and say it in a short form: “this leads to that,” “more here than there,” “it helps, but only then.” Count its parts. Good evidence touches every part. Evidence that touches one part is half right, and a fact that merely mentions the same things is on the topic and nothing more.`,
        },
        {
          kind: 'text',
          text: r`Then ask one question about each choice: if I heard this, would I believe the claim more, less, or as before? “As before” is the usual answer.`,
        },
      ],
    },
    {
      id: 'for-and-against',
      heading: 'Say what the claim predicts',
      blocks: [
        {
          kind: 'text',
          text: r`A claim sticks its neck out. If it is true, some things should happen and others should not. To <i>support</i> it, look for what it predicts, and make sure that this would be odd if the claim were false. That is why a comparison is so often needed: with and without, before and after. One group alone proves little.`,
        },
        {
          kind: 'text',
          text: r`To <i>weaken</i> a claim, turn its prediction around. Note “for” or “against” on your scratch paper before you start. Under time pressure, students forget which way they were looking, and there is nearly always a choice that helps the claim. Stay with this one claim, too. A fact against a neighboring claim, or against the person who made the claim, does not weaken it.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`Off the coast of Japan, Edith Widder and her colleagues made the first video of a giant squid in its natural surroundings. She suspects that earlier expeditions had failed because the lights and the noise of their vehicles drove large animals away. Her own camera uses red light, which most animals of the deep sea cannot see.`,
          stem: r`Which finding, if true, would most directly support Widder’s suspicion?`,
          steps: [
            r`The claim: lights and noise of vehicles drive large animals away.`,
            r`The prediction: the same place, with lights and noise, shows fewer of them than without.`,
            r`“Giant squid are rarely seen near the surface” is on the topic. But it compares nothing, and says nothing of lights or noise.`,
          ],
          answer: r`At the same place and depth, a quiet camera with red light filmed more large animals than a vehicle with bright lights did.`,
          check: {
            evidence: ['the lights and the noise of their vehicles drove large animals away', 'red light, which most animals of the deep sea cannot see'],
          },
        },
        {
          kind: 'question',
          id: 'library-shelves',
          text: r`A school librarian claims that students borrow more books when the display near the library door is changed every week.`,
          stem: r`Which finding, if true, would most directly weaken the librarian’s claim?`,
          choices: [
            {
              text: r`In weeks when the display was changed, students borrowed more books from other shelves too.`,
              why: r`That supports the claim. More books were borrowed in those weeks.`,
            },
            {
              text: r`In a semester when the display stayed the same, students borrowed as many books as in a semester when it changed weekly.`,
              why: r`The claim predicts a difference between the two semesters. If there is none, changing the display does not seem to matter.`,
            },
            {
              text: r`Many students say that they never look at the display near the door.`,
              why: r`It sounds damaging. But “many” may still leave enough who do look, and nothing is said about how many books were borrowed.`,
            },
            {
              text: r`Students borrow fewer books in the weeks before their exams.`,
              why: r`Another influence on borrowing. It says nothing about the effect of the display.`,
            },
          ],
          key: 1,
          check: { evidence: ['when the display near the library door is changed every week'] },
        },
      ],
    },
    {
      id: 'rivals-and-conditions',
      heading: 'Two parts, or two rivals',
      blocks: [
        {
          kind: 'text',
          text: r`Some claims have two parts: it helps, <i>but only</i> there. Give each choice a check mark for each part that it supports. The tempting ones have only one.`,
        },
        {
          kind: 'text',
          text: r`Other texts give two explanations of the same fact and ask for evidence for one. Both explain what is known already, or they would not be rivals. So repeating the known fact helps neither. Ask where they disagree: if A, we should see this; if B, that. The right finding lies exactly there.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`A handclap at the foot of El Castillo, a Maya pyramid, comes back as a chirp that resembles the call of the quetzal, a bird the Maya revered. One explanation is that the builders meant the pyramid to sound like the bird. Another is that any long staircase with regular steps would scatter sound in this way, whatever its builders had in mind.`,
          stem: r`Which finding, if true, would most directly support the second explanation over the first?`,
          steps: [
            r`Both explain the chirp at El Castillo. More claps and more chirps there decide nothing.`,
            r`They disagree about other staircases. If the builders aimed at the bird, staircases built for other reasons should not chirp. If regular steps are enough, they should.`,
            r`So look for a chirp from steps that nobody built for the sake of a bird.`,
          ],
          answer: r`A modern stadium with long flights of regular steps returns a handclap as a similar chirp.`,
          check: { evidence: ['the builders meant the pyramid to sound like the bird', 'any long staircase with regular steps'] },
        },
        {
          kind: 'interactive',
          show: {
            type: 'choices-why',
            text: 'A teacher believes that reading a poem aloud helps students remember it, but only if they understand what it says.',
            stem: 'Which finding, if true, would most directly support the teacher’s belief?',
            choices: [
              {
                text: 'Students who read a poem aloud remembered it better than students who read it silently.',
                reason: 'One check mark. Reading aloud helps. But did it help only those who understood?',
              },
              {
                text: 'Students who understood a poem remembered it better than students who did not.',
                reason: 'One check mark at most. Understanding helps. But nothing is said about who read aloud.',
              },
              {
                text: 'Reading aloud improved the memory of students who understood the poem and made no difference for the others.',
                reason: 'Two check marks: it helps where the condition is met, and it does not help where it is not.',
              },
              {
                text: 'Students who did not understand a poem seldom wanted to read it aloud.',
                reason: 'No check mark. It is about what they wanted, not about what they remembered.',
              },
            ],
            right: 2,
          },
          caption: 'Give each choice a check mark for each part of the belief.',
          inWords:
            'The belief has two parts: reading aloud helps, and it helps only with understanding. Only the finding that reports on both groups has both parts.',
        },
      ],
    },
    {
      id: 'quotations',
      heading: 'A quotation must show the whole claim by itself',
      blocks: [
        {
          kind: 'text',
          text: r`With literature, the evidence is a quotation. The claim usually has two parts here as well: a trait and the way it shows, or a feeling and its cause. Highlight the key words of the claim. For each, find words in the quotation that do the same work. A gloomy line does not show loneliness unless somebody is alone in it. If you have to explain how the quotation might fit, it does not.`,
        },
        {
          kind: 'question',
          id: 'keller-arithmetic',
          text: r`As a schoolgirl, Helen Keller wrote in a letter about her lessons. A student claims that Keller respects arithmetic but takes more pleasure in literature.`,
          stem: r`Which quotation from the letter most effectively illustrates the claim?`,
          choices: [
            {
              text: r`“I used to say I did not like arithmetic very well, but now I have changed my mind.”`,
              why: r`It shows some respect, even a change of mind. But literature is not mentioned.`,
            },
            {
              text: r`“I see what a good and useful study it is, though I must confess my mind wanders from it sometimes!”`,
              why: r`Close: there is respect, and there is a limit to it. But the mind only wanders. We are not told where it goes.`,
            },
            {
              text: r`“I have only a few moments left in which to answer your questions about the ‘Helen Keller’ Public Library.”`,
              why: r`A library sounds like literature. But it is only the next subject of her letter.`,
            },
            {
              text: r`“… nice and useful as arithmetic is, it is not as interesting as a beautiful poem or a lovely story.”`,
              why: r`“Useful” is the respect; “not as interesting as a beautiful poem” is the greater pleasure. Both parts are there.`,
            },
          ],
          key: 3,
          check: { evidence: ['respects arithmetic but takes more pleasure in literature'] },
        },
      ],
    },
    {
      id: 'numbers',
      heading: 'With numbers, read the claim before the data',
      blocks: [
        {
          kind: 'text',
          text: r`You could say a hundred true things about one graph. The claim tells you which one you need: which row, which column, more or less, from when to when. Read the claim first. Then read the title and the axes: what is counted, and in what unit? A bar at 30 may mean thirty, thirty thousand, or thirty percent. With two lines or two kinds of bars, check the key twice. It is easy to read the right number off the wrong line.`,
        },
        {
          kind: 'text',
          text: r`For a comparison you need two numbers. For a rise and fall you need three: before, at, and after the turn. And the largest number is not always the answer. If the claim is about growth, subtract. If it is about a share, divide. If the data are to weaken the claim, go through the rows one by one and stop at the row that does not fit it.`,
        },
        {
          kind: 'figure',
          figure: barChart({
            title: 'Injured Matabele ants that died',
            showTitle: true,
            categories: ['Treated by nestmates', 'Kept from treatment'],
            categoryTitle: 'Group of ants',
            valueAxis: { title: 'Percent that died', max: 100, step: 20 },
            series: [{ name: 'Ants', values: [10, 80] }],
          }),
          caption: r`Nestmates of an injured ant lick its wounds. The short bar alone would prove nothing. The treatment seems to matter because the other bar is so much taller.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`To save drinking water, a city offered its residents rain barrels, free in some districts and for sale in others. A year later it counted how many of the barrels were in use. A student claims that residents who had paid for a barrel were no more likely to use it than residents who had gotten one free.`,
          table: {
            columns: ['District', 'Price of a barrel', 'Barrels given out or sold', 'Barrels in use'],
            rows: [
              ['North', 'free', '200', '120'],
              ['East', 'free', '150', '90'],
              ['South', '20 dollars', '80', '48'],
              ['West', '40 dollars', '50', '30'],
            ],
          },
          stem: r`Which choice best describes data from the table that support the student’s claim?`,
          steps: [
            r`“Likely to use it” is a share: barrels in use divided by barrels given out or sold. The table leaves this column out, so make it: \(\frac{120}{200}\), \(\frac{90}{150}\), \(\frac{48}{80}\), \(\frac{30}{50}\). Each is \(0.6\).`,
            r`The claim compares free with paid. The choice needs a district of each kind, with its share.`,
            r`“120 barrels were in use in North, but only 30 in West” is true. But it compares numbers, and far fewer barrels had gone to West.`,
          ],
          answer: r`In North, where barrels were free, 120 of 200 were in use; in West, where the price was highest, 30 of 50 were, which is the same share.`,
          check: { evidence: ['no more likely to use it than residents who had gotten one free'] },
        },
        {
          kind: 'question',
          id: 'ferry-passengers',
          text: r`A town counted the passengers of its ferry for five years. Their number, it reports, fell sharply and had only partly recovered by 2023: ______`,
          figure: lineGraph({
            title: 'Passengers of a ferry',
            showTitle: true,
            positions: ['2019', '2020', '2021', '2022', '2023'],
            positionTitle: 'Year',
            valueAxis: { title: 'Passengers (thousands)', max: 60, step: 10 },
            series: [{ name: 'Passengers', values: [50, 10, 20, 20, 30] }],
          }),
          stem: r`Which choice most effectively uses data from the graph to complete the statement?`,
          choices: [
            {
              text: r`it rose from 10,000 in 2020 to 30,000 in 2023.`,
              why: r`True, but it shows only the rise. The fall is missing, and so is the number from which it fell.`,
            },
            {
              text: r`it was 50,000 in 2019, but only 10,000 in 2020.`,
              why: r`True, and it shows the fall. It says nothing of the recovery.`,
            },
            {
              text: r`after a fall from 50,000 in 2019 to 10,000 in 2020, it stood at 30,000 in 2023.`,
              why: r`The start, the low point, and a recovery that stays below the start. Every part of the claim is there.`,
            },
            {
              text: r`after a fall to 20,000 in 2020, it was back at 50,000 in 2023.`,
              why: r`Misread twice. The line is at 10 thousand in 2020 and at 30 thousand in 2023.`,
            },
          ],
          key: 2,
          check: { evidence: ['fell sharply and had only partly recovered by 2023'] },
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
            r`Read the question for the direction: support, weaken, illustrate, or complete.`,
            r`Find the claim. Say it in one line and count its parts.`,
            r`Say what you hope to find. Only then look at the choices or the data.`,
          ],
        },
        {
          kind: 'text',
          text: r`There are only a few traps: a fact that is true but about something else; a fact about one group, with nothing to compare it to; one part of two; the right row in the wrong column; and a fact that helps the other side.`,
        },
      ],
    },
  ],
  remember: [
    r`First the claim, then the choices.`,
    r`True is not enough: it has to touch every part of the claim.`,
    r`A comparison needs two numbers; a turn needs three.`,
  ],
});
