import { describe, expect, it } from 'vitest';
import { isCorrect } from '#core/questions/check-answer.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { seededRandom } from '#core/random.ts';
import { examQuestions } from '../items/exam-questions.ts';
import { mathSheet, readMath, rendered, withoutKey, type SheetPlace } from './math-sheets.ts';

const questions = examQuestions()
  .filter(({ topicId }) => topicId > 10)
  .slice(0, 60);
const places = mathSheet(questions, 4, seededRandom(7));
const keyOf = ({ question }: SheetPlace) => (question.format === 'choice' ? question.solution.key : (question.solution.keys[0] ?? ''));
const answered = (change: (place: SheetPlace) => object = () => ({})) => ({
  answers: places.map((place) => ({ n: place.n, answer: place.isPlanted ? null : keyOf(place), rating: 5, ...change(place) })),
});

describe('a sheet of Math', () => {
  it('asks every question once, in another order, four of them spoiled', () => {
    expect(places.map(({ question }) => question.id).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
    expect(places.map(({ question }) => question.id)).not.toEqual(questions.map(({ id }) => id));
    expect(places.filter(({ isPlanted }) => isPlanted)).toHaveLength(4);
  });

  it('shows what a student sees, and nothing of the solution', () => {
    const sheet = rendered(places);
    for (const { question } of places) {
      expect(sheet).toContain(question.stem);
      expect(sheet).not.toContain(question.solution.takeaway);
      for (const step of question.solution.steps.filter((text) => text.length > 40)) expect(sheet).not.toContain(step);
      expect(sheet).not.toContain(question.archetype);
    }
  });

  it('spoils a question so that its key is shown nowhere', () => {
    for (const question of questions) {
      const spoiled = withoutKey(question);
      if (question.format !== 'choice' || spoiled?.format !== 'choice') continue;
      const right = question.choices.find(({ id }) => id === question.solution.key)?.text;
      expect(spoiled.choices.map(({ text }) => text)).not.toContain(right);
    }
  });
});

describe('what a reader answered', () => {
  it('counts right answers and found defects apart', () => {
    expect(readMath(places, answered())).toMatchObject({ right: 56, of: 56, planted: 4, plantedFound: 4, realism: 5, remarks: [] });
    const blind = readMath(
      places,
      answered(({ isPlanted, question }) => (isPlanted && question.format === 'choice' ? { answer: 'A' } : {})),
    );
    expect(blind).toMatchObject({ right: 56, plantedFound: 0 });
  });

  it('names what was missed or rated below 4', () => {
    const [first, second] = places.filter(({ isPlanted }) => !isPlanted);
    const wrong = first && (choiceIds.find((id) => !isCorrect(first.question, id)) ?? 'A');
    const read = readMath(
      places,
      answered((place) => (place === first ? { answer: wrong } : place === second ? { rating: 3, note: 'stiff' } : {})),
    );
    expect(read.right).toBe(55);
    expect(read.remarks.map(({ n, rating, note }) => [n, rating, note])).toEqual(
      [
        [first?.n, 5, ''],
        [second?.n, 3, 'stiff'],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    );
  });

  it('with a gap is refused', () => expect(() => readMath(places, { answers: answered().answers.slice(1) })).toThrow('no answer'));
});
