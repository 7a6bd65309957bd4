import { conceptsOf, r } from './concept.ts';

const stem = r`Which choice most logically completes the text?`;

export const inferences = conceptsOf(2, [
  {
    id: 'premise-plus-premise',
    title: 'One fact and another fact',
    idea: r`Put two facts of the text together; what must follow from both is the answer.`,
    signal: r`A short text that ends in a blank after “therefore,” “so,” or “this suggests that.”`,
    how: [
      r`The blank is not a place for opinions. Everything you need is in the text, in two pieces. The answer is where they meet.`,
      r`Write the two pieces as short sentences. Cover one of them: does the answer still follow? It should not. You need both.`,
      r`Prefer the modest choice. If two seem right, the one that claims less is safer.`,
    ],
    example: {
      text: r`A baker sells only bread baked the same morning and gives away whatever is left at closing time. On rainy days she bakes as many loaves as on dry days but sells far fewer. On rainy days, therefore, ______`,
      stem,
      steps: [
        r`Fact 1: what is not sold is given away.`,
        r`Fact 2: on rainy days the same number is baked, but fewer are sold.`,
        r`Together: more is left over, so more is given away.`,
      ],
      answer: r`she gives away more bread than on dry days.`,
    },
    check: { evidence: ['gives away whatever is left', 'bakes as many loaves', 'sells far fewer'] },
    mistake: {
      choice: r`she earns too little to stay open.`,
      code: 'OUTSIDE',
      why: r`Fewer sales do suggest less money. But the text never says how much she needs. The step from “less” to “too little” is yours, not the text’s.`,
    },
    archetypes: ['INF-a'],
    related: ['two-sentences-one-point', 'how-far-it-reaches'],
  },
  {
    id: 'expected-and-found',
    title: 'What was expected and what was found',
    idea: r`When a result surprises, the answer is the explanation that makes the surprise disappear.`,
    signal: r`“One would expect …,” “surprisingly,” “but the team found,” and a blank for the reason or the meaning.`,
    how: [
      r`A surprise is a clash between a belief and a fact. The fact stays. So something in the belief must be wrong or missing.`,
      r`Write down the belief, then the fact. Ask: what would have to be true for the fact to be no surprise at all?`,
      r`A choice that only repeats the fact explains nothing. A choice that deepens the puzzle is worse.`,
    ],
    example: {
      text: r`Seeds in a school garden were expected to sprout sooner in the warm soil by the south wall than in the cool soil by the fence. Both beds were watered equally. Yet the seeds by the fence came up first, and the soil by the wall was found to be dry a few hours after each watering. This suggests that ______`,
      stem,
      steps: [
        r`Belief: warmth makes seeds sprout sooner.`,
        r`Fact: the cool bed was first, and the warm bed dried out.`,
        r`The surprise disappears if the lack of water held the warm seeds back.`,
      ],
      answer: r`the seeds by the wall were slowed by a lack of moisture.`,
    },
    check: { evidence: ['expected to sprout sooner in the warm soil', 'the seeds by the fence came up first', 'found to be dry'] },
    mistake: {
      choice: r`the seeds by the fence sprouted before those by the wall.`,
      code: 'ECHO',
      why: r`It is true. But the text has said it already. After “this suggests,” you need the reason, not the result again.`,
    },
    archetypes: ['INF-b'],
    related: ['data-against-the-claim', 'finding-that-supports'],
  },
  {
    id: 'rule-one-out',
    title: 'Two explanations, one left',
    idea: r`If there are two explanations and the evidence fits only one, reject the other, and claim nothing more.`,
    signal: r`“Either … or,” two hypotheses, two possible dates or authors, and a piece of evidence.`,
    how: [
      r`Detectives work by crossing out. Write down both explanations, and under each what we would see if it were true.`,
      r`Compare with the evidence. The explanation whose prediction fails goes. The other becomes more likely.`,
      r`Keep to that. “More likely” is not “proved,” and a date “after 1850” is not “in 1851.”`,
    ],
    example: {
      text: r`An undated map in a town archive was drawn either before the canal was finished in 1838 or after it. The map shows the canal’s full length with all its bridges, as they were built. Plans drawn before construction are known to have shown fewer bridges. The map was therefore most likely made ______`,
      stem,
      steps: [
        r`If it was made before 1838, the mapmaker could only have used the plans, with fewer bridges.`,
        r`The map shows all the bridges as built.`,
        r`So the earlier date is out, and the later one is left.`,
      ],
      answer: r`after the canal had been completed.`,
    },
    check: { evidence: ['with all its bridges, as they were built', 'shown fewer bridges'] },
    mistake: {
      choice: r`by one of the engineers who built the canal.`,
      code: 'WHO',
      why: r`An engineer would know the bridges, so it is an attractive thought. But so would anyone who looked. The evidence speaks about when, not who.`,
    },
    archetypes: ['INF-c', 'INF-g'],
    related: ['finding-that-separates', 'premise-plus-premise'],
  },
  {
    id: 'a-third-cause',
    title: 'A third thing may cause both',
    idea: r`When two things rise together, a third may drive both, so the text can only conclude that caution is needed.`,
    signal: r`Two things that go together, then a new fact about something that affects both.`,
    how: [
      r`Umbrellas and wet shoes appear on the same days. Neither causes the other; the rain causes both. Texts about studies often hide a third thing like that rain.`,
      r`Find the third thing. Draw an arrow from it to each of the two.`,
      r`The answer then says that the first thing may not be the cause. It does not say that it has no effect at all: that would be too much.`,
    ],
    example: {
      text: r`Students who eat breakfast at school have better grades, on average, than those who do not. But breakfast is served before seven, and the students who arrive that early are mostly those who come in to study with a tutor. Before concluding that breakfast raises grades, one should consider that ______`,
      stem,
      steps: [
        r`The two things: breakfast and grades.`,
        r`The third: morning tutoring, which goes with both.`,
        r`So the better grades may come from the tutoring.`,
      ],
      answer: r`the extra study time may account for the difference.`,
    },
    check: { evidence: ['mostly those who come in to study with a tutor'] },
    mistake: {
      choice: r`breakfast has no effect on how well students learn.`,
      code: 'EXTREME',
      why: r`It feels like the logical next step. But the text only offers another explanation. It does not show that the first one is false.`,
    },
    archetypes: ['INF-d'],
    related: ['association-is-not-cause', 'lurking-variables'],
  },
  {
    id: 'what-the-method-cannot-show',
    title: 'What the method cannot show',
    idea: r`A study can speak only about what it looked at; the blank names what it left out.`,
    signal: r`“However, the survey reached only …,” “the records do not include …,” followed by a blank.`,
    how: [
      r`Every method has a limit. A camera that runs by day says nothing about the night. The text will tell you where the limit is.`,
      r`Ask: who or what was left out? Then: which conclusion would need exactly that?`,
      r`The answer says that this conclusion is not supported. It does not say the opposite is true.`,
    ],
    example: {
      text: r`To learn how often foxes visit a park, volunteers counted the animals every Saturday between noon and three. They saw very few. Foxes, however, are active mainly at night. The counts therefore cannot show ______`,
      stem,
      steps: [
        r`The limit of the method: only Saturday afternoons were watched.`,
        r`Left out: the nights, when foxes are active.`,
        r`So the total number of visits stays open.`,
      ],
      answer: r`how many visits foxes make to the park in all.`,
    },
    check: { evidence: ['between noon and three', 'active mainly at night'] },
    mistake: {
      choice: r`whether any foxes live near the park.`,
      code: 'HALF',
      why: r`It sounds like another open question. But the counts do say something about it: a few foxes were seen. What they leave open is how often foxes come.`,
    },
    archetypes: ['INF-e'],
    related: ['how-far-it-reaches', 'who-was-asked'],
  },
  {
    id: 'rule-and-exception',
    title: 'The rule and its exception',
    idea: r`A text gives a rule, then an exception; decide which of the two the last case falls under.`,
    signal: r`“Usually,” “in general,” then “unless” or “except when,” then one particular case.`,
    how: [
      r`The rule is what most readers remember. The exception is what the question is about. So write both down before you judge the case.`,
      r`Match the case with the condition of the exception, word by word. If it meets the condition, the rule does not apply.`,
      r`Then say what the exception says. No more.`,
    ],
    example: {
      text: r`At one museum, visitors may photograph any object as long as they do not use a flash. The only exception is objects on loan from other owners, which may not be photographed at all. The two lamps in the entrance hall belong to a private collector who has lent them for a year. Visitors to the hall may therefore ______`,
      stem,
      steps: [
        r`Rule: photographs without flash.`,
        r`Exception: loans, no photographs at all.`,
        r`The lamps are lent by a collector, so the exception applies.`,
      ],
      answer: r`not take pictures of the lamps, even without a flash.`,
    },
    check: { evidence: ['objects on loan from other owners', 'has lent them for a year'] },
    mistake: {
      choice: r`take pictures of the lamps if they do not use a flash.`,
      code: 'REV',
      why: r`That is the rule, and it was stated first. But the word “lent” puts the lamps under the exception.`,
    },
    archetypes: ['INF-f'],
    related: ['premise-plus-premise'],
  },
  {
    id: 'quantities-in-words',
    title: 'Quantities in words',
    idea: r`When a text relates amounts, make up a tiny example with numbers, and you will see the conclusion.`,
    signal: r`“Doubled while the total stayed the same,” “a smaller share,” “per person,” in a text without a table.`,
    how: [
      r`Words like “share” and “rate” are slippery. A share can fall while the number itself rises. Small numbers of your own make it plain.`,
      r`Choose a total of 100. Follow each sentence and write down what changes. Then read the answer off.`,
      r`Keep amounts, shares, and rates apart: three questions, three answers.`,
    ],
    example: {
      text: r`Between two surveys, the number of blue boats in a harbor stayed exactly the same, while the total number of boats doubled. Compared with the first survey, the second therefore found that ______`,
      stem,
      steps: [
        r`Make up numbers: at first, 20 of 100 boats are blue.`,
        r`Later: still 20 blue boats, but now 200 boats in all.`,
        r`The share fell from 20 in 100 to 10 in 100: half of what it was.`,
      ],
      answer: r`blue boats made up half as large a share of all boats.`,
    },
    check: { evidence: ['stayed exactly the same', 'the total number of boats doubled'] },
    mistake: {
      choice: r`there were half as many blue boats as before.`,
      code: 'TREND',
      why: r`Something did become half, so “half” looks right. But it was the share. The number of blue boats never changed.`,
    },
    archetypes: ['INF-h'],
    related: ['percent-or-points', 'data-against-the-claim'],
  },
]);
