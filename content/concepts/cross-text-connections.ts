import { conceptsOf, r } from './concept.ts';

export const crossTextConnections = conceptsOf(6, [
  {
    id: 'one-sentence-each',
    title: 'One sentence for each text',
    idea: r`Before you compare two texts, write what each author claims in one sentence; then the relation is easy to see.`,
    signal: r`Text 1 and Text 2, and “how would the author of Text 2 most likely respond?”`,
    how: [
      r`Two texts are a lot to hold in your head. You cannot compare them word by word, but you can compare two sentences.`,
      r`For each text, complete “The author says that …” Then find one word for the relation: agrees, disagrees, agrees in part, adds.`,
      r`An author who agrees often brings new evidence. That is still agreement.`,
    ],
    example: {
      text: r`<i>Text 1:</i> Short breaks help students learn. A class that paused every twenty minutes remembered more at the end of the day.

<i>Text 2:</i> Musicians have long known that practice goes further when it is split into short sessions. Those who rest between sessions play a new tune with fewer errors the next morning.`,
      stem: r`Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1?`,
      steps: [
        r`Text 1: breaks help learning, as a class shows.`,
        r`Text 2: rests help practice, as musicians show.`,
        r`Relation: agrees, with evidence from another field.`,
      ],
      answer: r`By pointing out that a similar effect is known from music`,
    },
    check: { evidence: ['Short breaks help students learn', 'Those who rest between sessions play a new tune with fewer errors'] },
    mistake: {
      choice: r`By objecting that what is true of students is not true of musicians`,
      code: 'AGREE',
      why: r`The two texts are about different people, and a new subject can look like an objection. But what they say about rest is the same.`,
    },
    archetypes: ['CTC-a'],
    related: ['where-they-part', 'point-and-support'],
  },
  {
    id: 'where-they-part',
    title: 'Where the two part ways',
    idea: r`Two authors who disagree still share a topic and often a fact; find the exact point where they part.`,
    signal: r`Both texts explain the same thing, and each gives a different cause.`,
    how: [
      r`Disagreement is about something definite. Usually both accept <i>that</i> it happened, and differ on <i>why</i>.`,
      r`Write what both accept. Then write each author’s “because.” That is where they part.`,
      r`The right choice puts the author of Text 2 exactly there. Wrong ones have the author deny the shared fact or give in altogether.`,
    ],
    example: {
      text: r`<i>Text 1:</i> The village theater is fuller than ever. People are tired of screens and want to see living actors.

<i>Text 2:</i> Yes, the seats are full. But look at the bus line that opened last year: most of the new visitors come from the next town, and they started coming as soon as it ran.`,
      stem: r`Based on the texts, how would the author of Text 2 most likely respond to Text 1?`,
      steps: [
        r`Both accept that the theater is full.`,
        r`Text 1: because people are tired of screens. Text 2: because a bus now brings them.`,
        r`They part at the cause.`,
      ],
      answer: r`By offering a different reason why more people come to the theater`,
    },
    check: { evidence: ['Yes, the seats are full', 'look at the bus line'] },
    mistake: {
      choice: r`By denying that the theater has become more popular`,
      code: 'STRAW',
      why: r`“But” signals a disagreement, and this choice is the strongest one. Yet the text begins with “Yes.” The fact is granted; only the reason is disputed.`,
    },
    archetypes: ['CTC-b'],
    related: ['one-sentence-each', 'partial-agreement'],
  },
  {
    id: 'partial-agreement',
    title: 'Yes to the data, no to the interpretation',
    idea: r`An author can accept another author’s data and still doubt the interpretation.`,
    signal: r`“Impressive as these results are,” “the figures are not in doubt, but,” “this need not mean.”`,
    how: [
      r`Data and interpretation are two things. An author who accepts the first is free to doubt the second.`,
      r`Make two boxes: data, interpretation. Mark each with a plus or a minus for the author of Text 2.`,
      r`Look for a choice with the same two marks. Two pluses or two minuses are the usual wrong choices.`,
    ],
    example: {
      text: r`<i>Text 1:</i> In a survey, nine out of ten readers said they prefer printed books. Print is here to stay.

<i>Text 2:</i> There is no reason to doubt what readers told the survey. But people buy by habit and price, not only by preference, and no survey can tell what they will buy in ten years.`,
      stem: r`Based on the texts, how would the author of Text 2 most likely regard the conclusion of Text 1?`,
      steps: [
        r`Data: “no reason to doubt what readers told.” Plus.`,
        r`Interpretation, “here to stay”: minus, because buying has other causes.`,
        r`So: the survey is right, and the conclusion goes too far.`,
      ],
      answer: r`As going further than the survey allows, although the survey itself is sound`,
    },
    check: { evidence: ['There is no reason to doubt what readers told the survey', 'no survey can tell'] },
    mistake: {
      choice: r`As mistaken, because the survey did not report what readers really prefer`,
      code: 'AGREE',
      why: r`The author does reject the conclusion. But this choice gives the wrong reason for it: it doubts the data, and the text says there is no reason to.`,
    },
    archetypes: ['CTC-c'],
    related: ['where-they-part', 'how-far-it-reaches'],
  },
  {
    id: 'the-case-that-does-not-fit',
    title: 'The case that does not fit',
    idea: r`A general statement in one text may meet a case in the other that it does not cover.`,
    signal: r`Text 1 says “all,” “always,” or “the rule”; Text 2 describes one particular case in detail.`,
    how: [
      r`A single black swan ends the claim that all swans are white. It does not end the claim that most are.`,
      r`Say the general claim. Then ask what the case in Text 2 shows about it: an example of it, or an exception?`,
      r`If it is an exception, the likely response is “not always.” Watch out for “never”: one case does not prove that.`,
    ],
    example: {
      text: r`<i>Text 1:</i> Small shops cannot survive beside a large store. The large store sells the same goods for less, and customers follow the price.

<i>Text 2:</i> When a large store opened on our street, the shoe repairer next door feared the worst. Instead, he was soon busier than before: shoes from the store came to him as soon as their soles wore out.`,
      stem: r`Based on the texts, what would the author of Text 2 most likely say about the claim in Text 1?`,
      steps: [
        r`Claim: small shops cannot survive beside a large one.`,
        r`Case: a small business gained from a large one.`,
        r`So the claim is too general: it leaves out shops that sell something else.`,
      ],
      answer: r`It overlooks small businesses that offer what a large store does not.`,
    },
    check: { evidence: ['cannot survive beside a large store', 'he was soon busier than before'] },
    mistake: {
      choice: r`It is wrong, because customers do not care about prices.`,
      code: 'STRAW',
      why: r`The author disagrees, so a strong denial is tempting. But nothing is said about prices. The case only shows one business that the rule misses.`,
    },
    archetypes: ['CTC-d'],
    related: ['partial-agreement', 'rule-and-exception'],
  },
  {
    id: 'reply-to-the-method',
    title: 'A reply to the method',
    idea: r`Sometimes Text 2 questions not the result but how it was found; look for words about the method.`,
    signal: r`Text 2 talks about samples, measures, sources, or conditions, not about the conclusion.`,
    how: [
      r`A result is as good as the way it was reached. So one way to answer a claim is to ask how it is known.`,
      r`In Text 2, highlight everything about <i>how</i>: who was asked, what was measured, when.`,
      r`The right choice is about the method too. Choices that offer a rival theory or deny the result are about something else.`,
    ],
    example: {
      text: r`<i>Text 1:</i> Dogs understand pointing better than wolves do. In a test, dogs raised in homes found food that a person pointed at; wolves raised in a park did not.

<i>Text 2:</i> Animals that live with people see hands at work all day. To compare dogs and wolves, one must first raise both in the same way.`,
      stem: r`Based on the texts, how would the author of Text 2 most likely respond to the test in Text 1?`,
      steps: [
        r`Text 2 is about how the animals were raised.`,
        r`In the test, dogs came from homes and wolves from a park.`,
        r`So the reply: the two groups differed in more than species.`,
      ],
      answer: r`By noting that the animals had not grown up under the same conditions`,
    },
    check: { evidence: ['dogs raised in homes', 'wolves raised in a park', 'one must first raise both in the same way'] },
    mistake: {
      choice: r`By arguing that wolves understand pointing as well as dogs do`,
      code: 'STRAW',
      why: r`It is the opposite of the conclusion, and a critic might believe it. But Text 2 does not say so. It only says that the test cannot tell.`,
    },
    archetypes: ['CTC-e'],
    related: ['what-the-method-cannot-show', 'lurking-variables'],
  },
  {
    id: 'common-ground',
    title: 'What both would sign',
    idea: r`Common ground is a statement both authors would sign; test each choice against each text on its own.`,
    signal: r`“Both authors would most likely agree with which statement?” or two critics of one work.`,
    how: [
      r`Opponents agree on more than they say, or they could not argue. What they share is often modest: that the thing matters, that it has a certain feature.`,
      r`Test each choice twice. Would author 1 sign it? Would author 2? A statement that only one would sign is the usual wrong choice.`,
      r`Keep the names straight. With two critics, note who praised what and who criticized what.`,
    ],
    example: {
      text: r`<i>Text 1:</i> The film has hardly any dialogue, and that is its strength. The silence lets us look.

<i>Text 2:</i> With so few words, the film’s characters never come to life. We watch them for two hours and know nothing of what they think.`,
      stem: r`Based on the texts, both authors would most likely agree with which statement about the film?`,
      steps: [
        r`Text 1 praises the silence; Text 2 criticizes it.`,
        r`What do they share? Both say that little is spoken.`,
        r`“Its characters speak very little”: both would sign.`,
      ],
      answer: r`Its characters speak very little.`,
    },
    check: { evidence: ['hardly any dialogue', 'With so few words'] },
    mistake: {
      choice: r`Its silence helps the audience to look more closely.`,
      code: 'WHO',
      why: r`Text 1 says just this, so it feels confirmed. But the question says “both,” and the author of Text 2 finds nothing good in the silence.`,
    },
    archetypes: ['CTC-f', 'CTC-h'],
    related: ['one-sentence-each', 'where-they-part'],
  },
  {
    id: 'result-meets-theory',
    title: 'When a result meets a theory',
    idea: r`If one text has a theory and the other a result, ask what the theory predicts and compare.`,
    signal: r`Text 1 explains why something should happen; Text 2 reports what did happen.`,
    how: [
      r`A theory sticks its neck out: it says what we should see. A result then either fits or does not.`,
      r`Write the prediction as “If the theory is right, then …” Look at the result. Fits, does not fit, or fits in part?`,
      r`One result that fits supports a theory. It does not prove it. So distrust “proves” and “settles.”`,
    ],
    example: {
      text: r`<i>Text 1:</i> People hum at work because a steady rhythm makes dull tasks easier. If so, they should hum most when a task repeats itself.

<i>Text 2:</i> In one office, people sorting letters hummed for several minutes every hour. People answering letters, whose task changed with each page, hardly hummed at all.`,
      stem: r`Based on the texts, how does the result in Text 2 relate to the theory in Text 1?`,
      steps: [
        r`Prediction: most humming where a task repeats itself.`,
        r`Result: sorting repeats itself, and there people hummed. Answering changes, and there they hardly hummed.`,
        r`The result fits.`,
      ],
      answer: r`It is what the theory would lead one to expect.`,
    },
    check: { evidence: ['they should hum most when a task repeats itself', 'hardly hummed at all'] },
    mistake: {
      choice: r`It proves that humming makes dull tasks easier.`,
      code: 'EXTREME',
      why: r`The result is on the theory’s side, so the step seems small. But it shows <i>when</i> people hum. Whether the task got easier was not measured.`,
    },
    archetypes: ['CTC-g'],
    related: ['finding-that-supports', 'how-far-it-reaches'],
  },
]);
