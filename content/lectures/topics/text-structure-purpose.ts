import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const textStructurePurpose = lectureOf(5, {
  id: 'text-structure-purpose',
  title: 'What is this sentence doing here?',
  promise: r`You can see the job of a text, and of each sentence in it, and match that job with an abstract description.`,
  minutes: 15,
  concepts: ['main-purpose', 'claim-then-example', 'accepted-then-revised', 'job-of-a-sentence', 'how-a-story-opens', 'how-a-poem-moves', 'qualify-a-claim'],
  words: ['concede', 'illustrate', 'qualify'],
  parts: [
    {
      id: 'doing-not-saying',
      heading: 'Not what it says, but what it does',
      blocks: [
        {
          kind: 'text',
          text: r`“It is cold in here.” What does the sentence say? Something about the temperature. What is it doing? Perhaps asking you to close the window. Every sentence says something and does something. In this topic you are asked what it does: its job.`,
        },
        {
          kind: 'text',
          text: r`That is why the choices look so vague. They talk about “a claim,” “a phenomenon,” “an earlier view.” They have to, because they describe jobs and not topics. Do not try to feel which one sounds right. Translate each vague word back into something in the text. Which claim? Which earlier view? If you cannot point to it, it is not there, and the choice is out.`,
        },
        {
          kind: 'text',
          text: r`You will meet three questions. What is the purpose of the whole? How is the whole built? What does the underlined part do? All three become simple once each sentence has a label.`,
        },
      ],
    },
    {
      id: 'purpose-is-a-verb',
      heading: 'Purpose is a verb',
      blocks: [
        {
          kind: 'text',
          text: r`Each choice usually begins with a verb: to describe, to explain, to argue, to compare. Finish this sentence before you look: “The writer wrote this in order to …” Then test the verb first. <i>Argue</i> needs an opinion that somebody could reject. <i>Compare</i> needs two things of equal weight. <i>Explain</i> needs a how or a why. If the verb is wrong, the rest of the choice does not matter.`,
        },
        {
          kind: 'text',
          text: r`If the verb fits, test the object. A purpose belongs to the whole text. A choice that fits only one sentence has missed it.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`Bill Phillips was still a student when he built a machine of tanks and pipes to show how an economy works. In it, water dyed pink stands for money, and valves and sluices stand for such things as taxes and interest. At a time when no electronic computer was at hand for the task, the machine could work out relations among many quantities at once.`,
          stem: r`Which choice best states the main purpose of the text?`,
          steps: [
            r`What is it doing? It says what the machine was made of, what the parts stand for, and what it could do.`,
            r`Is there an opinion to reject? No, so not “argue.” Are two things weighed? The computer is mentioned once, so not “compare.”`,
            r`The verb is “describe,” and the object is the machine and what it could show. A choice about how Phillips came to study economies would name something the text does not tell.`,
          ],
          answer: r`To describe a machine that used water to represent the workings of an economy`,
          check: { evidence: ['a machine of tanks and pipes to show how an economy works', 'water dyed pink stands for money'] },
        },
      ],
    },
    {
      id: 'labels',
      heading: 'Structure: one label for each sentence',
      blocks: [
        {
          kind: 'text',
          text: r`For “overall structure,” give each sentence a label: <i>claim, example, reason, problem, first try, result, limit</i>. Two sentences with the same label are one part. Then read your labels in order, and look for the choice that has the same ones in the same order.`,
        },
        {
          kind: 'text',
          text: r`Two patterns come up most. One goes from the general to the particular: a claim, then a case of it. The other moves by correction: what was believed, what went against it, what is said now, and sometimes a limit. It is common because knowledge grows that way. Words such as <i>long thought, at first</i>, and <i>in fact</i> announce it.`,
        },
        {
          kind: 'text',
          text: r`A poem moves too. Often it goes from something seen to something felt or thought. Look for the line where that happens: a <i>thus</i>, an <i>and now</i>, a question, an <i>I</i>. If there is no such line, do not invent one. In a letter, ask what the writer is trying to do: to thank, to persuade, to comfort.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`When Griffith Taylor came upon a red outflow from an Antarctic glacier in 1911, the color was attributed to algae. In fact, it comes from brine that is rich in iron and turns red where it meets the air. Even so, the form that this iron takes was missed for a long time. It sits in tiny spheres that are not minerals, and earlier methods had looked for minerals.`,
          stem: r`Which choice best describes the overall structure of the text?`,
          steps: [
            r`Labels: old explanation (algae), correction (iron), something still missed (the form of the iron), reason (methods looked for minerals).`,
            r`The choice needs all four in this order, and may join the last two.`,
            r`“It presents two explanations and shows why neither can be right” starts well. But the second explanation stands. A choice with one false part is a false choice.`,
          ],
          answer: r`It gives an early explanation, corrects it, and then tells why a part of the correct account was long overlooked.`,
          check: {
            evidence: ['was attributed to algae', 'In fact, it comes from brine', 'was missed for a long time', 'earlier methods had looked for minerals'],
          },
        },
        {
          kind: 'question',
          id: 'johnson-painting',
          text: 'The following text is James Weldon Johnson’s 1917 poem “Before a Painting.”\n\nI knew not who had wrought with skill so fine\nWhat I beheld; nor by what laws of art\nHe had created life and love and heart\nOn canvas, from mere color, curve and line.\nSilent I stood and made no move or sign;\nNot with the crowd, but reverently apart;\nNor felt the power my rooted limbs to start,\nBut mutely gazed upon that face divine.\n\nAnd over me the sense of beauty fell,\nAs music over a raptured listener to\nThe deep-voiced organ breathing out a hymn;\nOr as on one who kneels, his beads to tell,\nThere falls the aureate glory filtered through\nThe windows in some old cathedral dim.',
          stem: r`Which choice best describes the overall structure of the text?`,
          choices: [
            {
              text: r`It asks how a painting came to be made and then answers with an account of the artist’s life.`,
              why: r`The speaker does not know who made it, and no answer comes. The second half of this choice is invented.`,
            },
            {
              text: r`It describes a service in a cathedral and then compares the cathedral to a work of art.`,
              why: r`The order is reversed, and a comparison is taken for the scene. The cathedral appears only after “as.”`,
            },
            {
              text: r`It presents a speaker held still by a painting and then likens the feeling to other experiences.`,
              why: r`First “Silent I stood.” Then two comparisons, each with “as”: music, and light through windows.`,
            },
            {
              text: r`It tells how a crowd admires a painting and then explains why the speaker does not.`,
              why: r`The speaker stands apart from the crowd, but “reverently.” That is admiration too.`,
            },
          ],
          key: 2,
          check: { evidence: ['Silent I stood and made no move or sign', 'As music over a raptured listener'] },
        },
      ],
    },
    {
      id: 'neighbors',
      heading: 'An underlined part: ask its neighbors',
      blocks: [
        {
          kind: 'text',
          text: r`A sentence’s function is how it relates to its neighbors. You cannot see it by staring at the underlined sentence alone. Read the one before and the one after, and put a joining word in between: <i>because, for example, but, so</i>. The word that fits names the job. Or take the sentence out, and ask what the text is missing now.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'relation',
            first: 'Many seaweeds are so small that Anna Atkins found it hard to draw them accurately.',
            second: 'she turned to a process that made pictures by sunlight.',
            relations: [
              { name: 'Example', words: ['For example'], reason: 'The pictures are not one case of small seaweeds. No particular case is given here.' },
              { name: 'Contrast', words: ['However'], reason: 'Nothing in the second sentence goes against the first. It grows out of it.' },
              {
                name: 'Answer to a problem',
                words: ['For this reason', 'Therefore'],
                reason: 'Drawing was hard, so she found another way. The job of the second sentence: to tell how she met a difficulty.',
              },
            ],
            right: 2,
          },
          caption: 'Put each relation between the two sentences. Which one names the job of the second?',
          inWords:
            '“For example” and “however” do not join these sentences. “For this reason” does: the first tells of a difficulty, and the second of the way Atkins met it.',
        },
        {
          kind: 'question',
          id: 'frankfurt-kitchen',
          text: r`In 1926 Margarete Schütte-Lihotzky designed a kitchen of about 1.9 by 3.4 meters, planned like a workplace in a factory so as to save time. Some 10,000 were installed in Frankfurt’s new apartments. <u>Not all of the tenants were happy with theirs, however.</u> Some missed their old kitchens, and in the new ones there was room for just one person.`,
          stem: r`Which choice best describes the function of the underlined sentence in the text as a whole?`,
          choices: [
            {
              text: r`It introduces a response to the kitchen that the next sentence accounts for.`,
              why: r`Before it: success. After it: the complaints in detail. The sentence turns from one to the other.`,
            },
            {
              text: r`It specifies what people who lived with the kitchen disliked about it.`,
              why: r`The next sentence does that. The choice is true of the text, but of another part.`,
            },
            {
              text: r`It shows that the kitchen, for all its fame, was a failure.`,
              why: r`Too strong. “Not all” were happy, which means that some were.`,
            },
            {
              text: r`It gives the reason why so many of the kitchens were installed.`,
              why: r`Unhappy tenants are not a reason to install more. The relation is “but,” not “because.”`,
            },
          ],
          key: 0,
          check: { evidence: ['Not all of the tenants were happy with theirs, however', 'room for just one person'] },
        },
        {
          kind: 'text',
          text: r`In stories, early sentences prepare what comes soon: a habit, before the day that breaks it; a mood, before it changes. Last sentences often look back on what has been told and show it in another light. Either way, stay inside the passage. What happens later in the book is not on your screen.`,
        },
        {
          kind: 'example',
          level: 4,
          text: 'The following text is from Kate Chopin’s 1894 short story “A No-Account Creole.” Offdean has come to know Euphrasie in the country and during her visit to the city.\n\nAfter Euphrasie’s departure from New Orleans, Offdean told himself honestly that he loved the girl. But being yet unsettled in life, he felt it was no time to think of marrying, and, like the worldly-wise young gentleman that he was, resolved to forget the little Natchitoches girl. <u>He knew it would be an affair of some difficulty, but not an impossible thing, so he set about forgetting her.</u>',
          extract: { work: 'chopin-a-no-account-creole', passage: 'chopin-offdean' },
          stem: r`Which choice best describes the function of the underlined sentence in the text as a whole?`,
          steps: [
            r`Before it: he loves her, and decides to forget her. Joining words: “and so he began.”`,
            r`How does he begin? As one begins a piece of business: “some difficulty,” “not an impossible thing,” “set about.”`,
            r`So the sentence shows his way of treating a feeling. He may fail later in the story, or meet her again. But that is not in this text.`,
          ],
          answer: r`It presents Offdean’s attempt to overcome his feelings as if it were a practical task.`,
          check: { evidence: ['an affair of some difficulty, but not an impossible thing', 'set about forgetting her'] },
        },
      ],
    },
    {
      id: 'limits',
      heading: 'A limit is not a denial',
      blocks: [
        {
          kind: 'text',
          text: r`Careful writers draw a border around what they claim: <i>at least on small farms, in most winters, as far as we know</i>. To do this is to <i>qualify</i> a claim. The claim gets smaller, not false. Choices that say “rejects” or “disproves” mistake the border for a denial.`,
        },
        {
          kind: 'question',
          id: 'ostrom-limit',
          text: r`In 1968 Garrett Hardin argued that people who share a pasture or a fishing ground will inevitably ruin it. Elinor Ostrom found groups that had managed such shared places, or commons, for a long time by rules of their own making. Her work shows that ruin can be avoided, <u>at least where the commons is small and local</u>. About very large ones, such as the open sea, some commentators think that Hardin may be right.`,
          stem: r`Which choice best describes the function of the underlined portion in the text as a whole?`,
          choices: [
            {
              text: r`It gives an example of a commons that was managed well.`,
              why: r`“Small and local” names a kind of place. No particular one is described there.`,
            },
            {
              text: r`It rejects the idea that people can manage what they share.`,
              why: r`The text sets a limit, and this choice makes it a denial. For small commons the idea still stands.`,
            },
            {
              text: r`It explains why Hardin expected a commons to be ruined.`,
              why: r`Hardin’s reasons are not given, and the phrase belongs to Ostrom’s result.`,
            },
            {
              text: r`It limits a conclusion to one kind of commons.`,
              why: r`“At least where” draws the border, and the next sentence is about what lies outside it.`,
            },
          ],
          key: 3,
          check: { evidence: ['at least where the commons is small and local', 'About very large ones'] },
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
            r`Read the question: purpose, structure, or function? If a part is underlined, note where it is.`,
            r`Read the text with one label per sentence.`,
            r`Say the job in your own words, beginning with a verb. Then look.`,
          ],
        },
        {
          kind: 'text',
          text: r`The usual traps: a right topic with a wrong verb; the job of the sentence next door; the right parts in the wrong order; one part that the text does not have; and a verb that is too strong, such as <i>prove</i> for <i>suggest</i>. Read every word of every choice. Choices are short, and each word claims something.`,
        },
      ],
    },
  ],
  remember: [
    r`Ask what it does, not what it says.`,
    r`Turn every vague word of a choice back into something in the text.`,
    r`A limit makes a claim smaller, not false.`,
  ],
});
