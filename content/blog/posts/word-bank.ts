import type { ShippedPost } from '../post.ts';

export const wordBankPost: ShippedPost = {
  slug: 'eight-hundred-words',
  title: 'Why our word list has 888 words and not 5,000',
  description: 'What is in the word bank, what we left out, and why verbs and adjectives are four fifths of it.',
  publishedAt: '2026-11-22T10:10:00.000Z',
  body: `
Old SAT lists ran to thousands of rare words. The digital test doesn’t ask for definitions. It gives you a sentence with a blank, or an underlined word, and asks which choice fits *here*. The words are mostly ones that educated writing uses all the time: concede, tenuous, corroborate.

## What’s in it
888 words in eight sets of about a hundred, from common to rare. Counted by meanings:

~~~bars Meanings in the word bank, by part of speech
Adjectives | 456
Verbs | 427
Nouns | 186
Phrases | 15
Adverbs | 4
~~~

Four fifths are verbs and adjectives, because that’s what the blank usually is: somebody does something to an idea, or an idea is a certain way.

Each meaning has a plain definition, examples from different fields, and something most lists leave out: **how it differs from its neighbors**. *Acquire* is to get; *obtain* is to get by effort or request, often formally; *gain* is to get something that is an advantage. In Words in Context, the wrong choices are neighbors. The difference is the question.

## How to say them
Pronunciations come from the Carnegie Mellon pronouncing dictionary, turned into readable syllables; for the few words it lacks, we wrote them by hand. A word that is said in two ways, like *object*, has one for each meaning.

## How to use it
1. Start with the words from questions you missed. The word bank has a filter for them.
2. Learn the difference, not the definition.
3. Ten words a day, then a self-test. If a word comes up in a book, it’s yours.

And if you have only three weeks: skip lists. Practice reading the sentence for its clue. In most Words in Context questions, a second phrase in the text says what the blank must mean.
`,
};
