import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const centralIdeasDetails = lectureOf(1, {
  id: 'central-ideas-details',
  title: 'Say it before you read the choices',
  promise: r`You can say in one plain sentence what a short text says, and find that sentence among four that resemble it.`,
  minutes: 15,
  concepts: [
    'same-fact-other-words',
    'point-and-support',
    'follow-the-turn',
    'what-happens-in-the-scene',
    'what-a-poem-says',
    'the-reason-given',
    'two-sentences-one-point',
  ],
  parts: [
    {
      id: 'words-change-meaning-stays',
      heading: 'The words change, the meaning stays',
      blocks: [
        {
          kind: 'text',
          text: r`These questions ask one thing: did you understand what the text says? Not what you think of it, and not what you happen to know about bats or poets. You may never have heard of the subject, and you do not need to. Everything that counts is in those 25 to 150 words.`,
        },
        {
          kind: 'text',
          text: r`But the answer will not be there word for word. If it were, you could match words without reading. So the right choice keeps the meaning and changes the words. Wrong choices often do the reverse: they keep the words and bend the meaning. That is why “I remember reading this” is such a poor reason to choose something.`,
        },
        {
          kind: 'text',
          text: r`One habit follows from this, and it carries the whole topic. Read the text. Look away. Finish the sentence “This says that …” in about fifteen words. Only then read the choices. Now you are looking for something. Without a sentence of your own, four well-made sentences take turns persuading you.`,
        },
      ],
    },
    {
      id: 'put-your-finger-on-it',
      heading: 'For a detail, put your finger on the sentence',
      blocks: [
        {
          kind: 'text',
          text: r`“According to the text” and “Based on the text, what is true about …” ask for a detail. One sentence holds it, now and then two. Find that sentence before you judge anything. The question itself tells you where to look: it names the person or thing.`,
        },
        {
          kind: 'text',
          text: r`Some details are reasons. “Why did …?” asks for a cause, and cause and result come so close together that they are easily swapped. Look for the linking word between them: <i>because, since, so, in order to</i>. The question names one end of the arrow. The answer is the other end.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`In a trial in rural Bangladesh, villagers fought cholera by pouring their drinking water through sari cloth folded into four layers. The method works because the bacteria that cause the disease cling to plankton, which are large enough to be caught. Not every cloth serves equally well. Cloth that has been washed many times does better than new cloth, since its fibers have loosened and leave smaller openings.`,
          stem: r`According to the text, why does old cloth work better than new cloth?`,
          steps: [
            r`The question names old and new cloth, so the last sentence holds the answer.`,
            r`The linking word is “since.” What follows it is the cause: the fibers are loose, and the openings are smaller.`,
            r`Your own words: old cloth has finer holes. Watch out for a choice about cost. Old cloth is probably cheaper, but the text does not say so.`,
          ],
          answer: r`Its loosened fibers leave narrower gaps for the water to pass through.`,
          check: { evidence: ['since its fibers have loosened and leave smaller openings'] },
        },
      ],
    },
    {
      id: 'the-point-covers-everything',
      heading: 'A main idea covers the whole text',
      blocks: [
        {
          kind: 'text',
          text: r`A main idea question asks for the one point that the other sentences serve. Examples are not the point. They are there <i>for</i> the point. So ask of each sentence: could the text lose it and still make its point? What it cannot lose is the main idea.`,
        },
        {
          kind: 'text',
          text: r`Watch for a turn. Writers like to begin with what other people think, because their own idea stands out against it. <i>But, yet, however</i>: draw a line there. The author’s point nearly always comes after it. “It is true that” grants something, and the author’s answer follows right away.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`The name “Silk Road” brings to mind caravans carrying silk across a continent. Papers found at Turfan, in western China, tell a quieter story. They are contracts, bills, and receipts, cut up long ago to make shoes for the dead, and from them the historian Valerie Hansen concludes that trade along the road was small in volume and mostly local. Yet something did travel far, she argues. People moved along these paths, and with them went beliefs and skills.`,
          stem: r`Which choice best states the main idea of the text?`,
          steps: [
            r`Sentence 1 is what one might think. The papers answer it: little trade, and most of it local.`,
            r`After “Yet” comes the rest of the answer: people traveled far, with their beliefs and skills.`,
            r`Test the size. “Trade along the Silk Road was small and local” is true to the text, but it stops before “Yet.” The shoes are only a detail.`,
          ],
          answer: r`Everyday papers suggest that what traveled far along the Silk Road was not so much goods as people, with their beliefs and skills.`,
          check: { evidence: ['tell a quieter story', 'Yet something did travel far', 'with them went beliefs and skills'] },
        },
        {
          kind: 'interactive',
          show: {
            type: 'evidence',
            text: 'According to a common belief, towns came late to this part of West Africa, and from outside. Susan and Roderick McIntosh excavated one of the towns: Jenne-jeno, abandoned long ago, on a floodplain in Mali. But people had lived there, it turned out, since about the third century BCE, and they had worked at specialized crafts.',
            question: 'Where is the point of this text? Click or tap the words that carry it.',
            deciding: ['But people had lived there', 'since about the third century BCE'],
            reason:
              'Before “But” come a belief and a dig. After it comes the point: this town was old, and it had crafts of its own. The belief was wrong about it.',
          },
          caption: 'Find the turn, and then what it turns to.',
          inWords:
            'First comes a common belief: towns came late, and from outside. Then comes “But.” The main idea comes after it: people had lived in this town since about the third century BCE.',
        },
        {
          kind: 'question',
          id: 'dandaji',
          text: r`The people of Dandaji, a village in Niger, planned to tear down their decaying earthen mosque and put up a modern one. The architect Mariam Kamara persuaded them to keep it and to use it as a library. The new mosque rose beside the old building. For the repairs, masons who had once worked on the old mosque were called back.`,
          stem: r`Which choice best states the main idea of the text?`,
          choices: [
            {
              text: r`Masons in Dandaji were asked to repair a building that they had worked on before.`,
              why: r`True, but too narrow. It is the last sentence and no more. The library and the new mosque are missing.`,
            },
            {
              text: r`In Dandaji, a building that was to be torn down was kept and given a new use.`,
              why: r`This is the point that every sentence serves: the plan to tear it down, the library, the new mosque beside it, the repairs.`,
            },
            {
              text: r`Villages in West Africa have begun to turn their oldest buildings into libraries.`,
              why: r`Too broad. The text tells of one building in one village and says nothing of others.`,
            },
            {
              text: r`Mariam Kamara talked the people of Dandaji out of building a modern mosque.`,
              why: r`Half right. She persuaded them to keep the old mosque, but the new one was built beside it.`,
            },
          ],
          key: 1,
          check: { evidence: ['persuaded them to keep it and to use it as a library'] },
        },
      ],
    },
    {
      id: 'stories-and-poems',
      heading: 'In a story or poem, ask what changes',
      blocks: [
        {
          kind: 'text',
          text: r`Stories seldom state their point. They show somebody who wants, fears, or decides something. Ask three short questions. Who is it about? What does this person want or feel? What is different at the end? The answers, in one sentence, are the main idea. Name feelings exactly: shy is not sad, and proud is not glad. Point to the words that show the one you chose.`,
        },
        {
          kind: 'text',
          text: r`A poem is read the same way. Forget the line ends and read to the periods, as if it were prose. Then ask what is said twice, because poets repeat what matters. And choose the modest interpretation. A faded rose may stand for youth if the poem says so. It does not stand for the history of Europe.`,
        },
        {
          kind: 'example',
          level: 4,
          text: 'The following text is from George Eliot’s 1871 novel <i>Middlemarch</i>. Raffles, who lives on what the banker Bulstrode pays him for his silence, has just recalled a name that had long escaped him.\n\nRaffles immediately took out his pocketbook, and wrote down the name, not because he expected to use it, but merely for the sake of not being at a loss if he ever did happen to want it. He was not going to tell Bulstrode: there was no actual good in telling, and to a mind like that of Mr. Raffles there is always probable good in a secret.',
          extract: { work: 'eliot-middlemarch', passage: 'eliot-secret' },
          stem: r`Which choice best states the main idea of the text?`,
          steps: [
            r`Who: Raffles. What does he do? He writes a name down and decides to tell nobody.`,
            r`Why? He has no plan for it: “not because he expected to use it.” But a secret may be worth something one day.`,
            r`A choice that says he plans to use the name against Bulstrode is more exciting than the text. “Probable good” is a hope, not a plan.`,
          ],
          answer: r`Raffles keeps what he has remembered to himself in case it should ever be of use to him.`,
          check: { evidence: ['not because he expected to use it', 'there is always probable good in a secret'] },
        },
        {
          kind: 'question',
          id: 'johnson-dew',
          text: 'The following text is Georgia Douglas Johnson’s 1918 poem “Youth.”\n\nThe dew is on the grasses, dear,\nThe blush is on the rose,\nAnd swift across our dial-youth,\nA shifting shadow goes.\n\nThe primrose moments, lush with bliss,\nExhale and fade away,\nLife may renew the Autumn time,\nBut nevermore the May!',
          stem: r`Which choice best states the main idea of the text?`,
          choices: [
            {
              text: r`The speaker regrets that youth was not enjoyed while it lasted.`,
              why: r`Not in the text. The moments were “lush with bliss,” and no regret is expressed.`,
            },
            {
              text: r`The beauty of the spring is greater than that of the autumn.`,
              why: r`Both seasons are named, but they are not compared for beauty. They stand for times of life.`,
            },
            {
              text: r`Whatever time takes from us in youth, life gives back to us later.`,
              why: r`The opposite. Only autumn may be renewed, “but nevermore the May.”`,
            },
            {
              text: r`The happiness that belongs to youth is short and does not return.`,
              why: r`A swift shadow, moments that fade, a May that never comes again: the poem says this three times.`,
            },
          ],
          key: 3,
          check: { evidence: ['But nevermore the May!'] },
        },
      ],
    },
    {
      id: 'two-sentences',
      heading: 'Sometimes the point is in two places',
      blocks: [
        {
          kind: 'text',
          text: r`Texts about research often put the finding in one sentence and its limit in another. A choice that uses only the first is half right, and half right is wrong. Join the two with “and” or “but,” and look for a choice that holds both. Watch small words as well: <i>some, may, in this group</i>. Wrong choices often drop them.`,
        },
        {
          kind: 'question',
          id: 'tsimane',
          text: r`Do people everywhere find certain chords pleasant and others harsh, or do they learn to? Researchers played both kinds to the Tsimane’, a people of the Bolivian rainforest who have heard little Western music. The listeners rated the two kinds as equally pleasant. They could nevertheless hear the difference between them.`,
          stem: r`Based on the text, what is true about the Tsimane’?`,
          choices: [
            {
              text: r`They told the two kinds of chords apart but did not prefer one kind.`,
              why: r`It joins the last two sentences with “but,” and goes no further than they do.`,
            },
            {
              text: r`They could not tell the pleasant chords from the harsh ones.`,
              why: r`It sounds like a consequence of equal ratings. But the last sentence says the opposite: they heard the difference.`,
            },
            {
              text: r`They found all music equally pleasant, whatever its origin.`,
              why: r`Too strong. They rated two kinds of chords, not all music.`,
            },
            {
              text: r`They came to like Western chords once they had heard more of them.`,
              why: r`Not in the text. Nothing is said about a change in what they liked.`,
            },
          ],
          key: 0,
          check: { evidence: ['rated the two kinds as equally pleasant', 'could nevertheless hear the difference'] },
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
            r`Read the question first, only to see which kind it is: a detail, a reason, or the main idea.`,
            r`Read the text once, to the end. Mark a turn if there is one.`,
            r`Look away and say your sentence. Then go to the choices.`,
          ],
        },
        {
          kind: 'text',
          text: r`Wrong choices come in a few kinds, and it helps to know their names. <i>Echo</i>: familiar words, another meaning. <i>Too narrow</i>: one example. <i>Too broad</i>: more than the text can carry. <i>Half right</i>: the part before the turn, or one of two sentences. <i>Too strong</i>: all, never, proves. <i>Outside</i>: sensible, even true, and nowhere in the text. If you can name what is wrong with three choices, you can trust the fourth.`,
        },
      ],
    },
  ],
  remember: [
    r`Say it in your own words first.`,
    r`The right choice keeps the meaning and changes the words.`,
    r`Too narrow, too broad, half right, too strong, or not there: name what is wrong.`,
  ],
});
