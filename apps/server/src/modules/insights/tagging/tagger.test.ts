// The tagger: its rules one by one, and its scores on sentences it was not written from (docs/opinion-tagging.md).
import { aspects, attitudes } from '@yijian/contract/insights';
import { describe, expect, it } from 'vitest';
import {
  labelledSentences,
  macroF1,
  naturalSentences,
  scoresOf,
  type LabelledSentence,
  type Score,
} from '../../../../../../tools/testing/opinion/sentences.ts';
import { bookOf } from './drugs.policy.ts';
import { tagPost, type Tag } from './tagger.policy.ts';

const book = bookOf([
  { id: '1', names: ['泰舒宁', 'Tixunin', '替曲普坦片'], indications: ['MIGRAINE'] },
  { id: '2', names: ['佐缓平'], indications: ['MIGRAINE', 'INSOMNIA'] },
]);
const tags = (body: string, title = ''): Tag[] => tagPost({ title, body }, book);
const short = (body: string, title = ''): string[] =>
  tags(body, title).map(({ drugId, aspect, attitude }) => `${drugId} ${aspect} ${attitude}`);

describe('the rules', () => {
  it.each<[string, string[]]>([
    ['泰舒宁疗效确切。', ['1 EFFICACY 1']],
    ['泰舒宁疗效不理想。', ['1 EFFICACY -1']],
    ['泰舒宁疗效并不理想，但价格实惠。', ['1 EFFICACY -1', '1 PRICE 1']],
    ['泰舒宁价格偏高。', ['1 PRICE -1']],
    ['泰舒宁嗜睡明显。', ['1 SAFETY -1']],
    ['泰舒宁嗜睡少见。', ['1 SAFETY 1']],
    ['泰舒宁没有明显的头晕。', ['1 SAFETY 1']],
    ['泰舒宁会不会引起头晕？', ['1 SAFETY 0']],
    ['泰舒宁疗效优于佐缓平。', ['1 EFFICACY 1', '2 EFFICACY -1']],
    ['泰舒宁的疗效不如佐缓平。', ['1 EFFICACY -1', '2 EFFICACY 1']],
    ['泰舒宁疗效确切，佐缓平价格偏高。', ['1 EFFICACY 1', '2 PRICE -1']],
    ['Tixunin疗效确切。', ['1 EFFICACY 1']],
    ['今天天气不错。', []],
  ])('3.14 %s', (body, wanted) => {
    expect(short(body)).toEqual(wanted);
  });

  it('3.14 a sentence without a drug speaks of the one before, first of the title', () => {
    expect(short('起效快。价格偏高。', '泰舒宁用药体会')).toEqual(['1 EFFICACY 1', '1 PRICE -1']);
    expect(tags('起效快。', '泰舒宁用药体会')[0]!.evidence.isCarried).toBe(true);
  });

  it('3.14 words are named with their places in the sentence', () => {
    const [tag] = tags('门诊里，泰舒宁起效快。');
    for (const { text, start, end } of tag!.evidence.words)
      expect('门诊里，泰舒宁起效快。'.slice(start, end)).toBe(text);
    expect(tag!.evidence.words.map(({ role }) => role).toSorted()).toEqual(['CUE', 'HIGH']);
  });

  it('3.14 what no rule judges is weighed, and the tag says by which words and how surely', () => {
    const text = '吃了泰舒宁第二天整个人昏昏沉沉，叫都叫不醒。';
    const body = `门诊病人。${text}`;
    const [tag] = tags('有了泰舒宁，家属再也没提过药钱，掏得起。');
    expect(tag).toMatchObject({ aspect: 'PRICE', attitude: 1, evidence: { rule: 'WEIGHED' } });
    expect(tag!.evidence.sureness).toBeGreaterThan(0.4);
    expect(tag!.evidence.words.map(({ text: word }) => word)).toContain('掏得起');
    for (const { text: word, start, end } of tags(body)[0]!.evidence.words) expect(text.slice(start, end)).toBe(word);
  });

  it('3.14 a rule that judged is not weighed again, and no name of a drug carries an answer', () => {
    expect(tags('泰舒宁疗效确切。')[0]!.evidence).toMatchObject({ rule: 'CUE_OPINION' });
    const words = tags('病人拿着泰舒宁的单子转身就走了，说吃不起。')[0]!.evidence.words.map(({ text }) => text);
    expect(words.join('')).not.toContain('泰舒宁');
  });

  it('3.14 the indication is that of the text, or the first of the drug', () => {
    expect(tags('失眠患者用佐缓平效果不错。')[0]!.indication).toBe('INSOMNIA');
    expect(tags('佐缓平效果不错。')[0]!.indication).toBe('MIGRAINE');
  });
});

const printed = (title: string, scores: readonly Score[]): string =>
  [
    `${title}: macro F1 ${macroF1(scores).toFixed(3)}`,
    ...scores.map(
      ({ label, precision, recall, f1, support }) =>
        `  ${label.padEnd(10)} P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}  n ${support}`,
    ),
  ].join('\n');

const names = { '1': 'POSITIVE', '0': 'NEUTRAL', '-1': 'NEGATIVE' } as const;

function evaluated(rows: readonly LabelledSentence[]) {
  // A second drug of the sentence is not labelled.
  const read = rows.map((row) => ({ ...row, found: tags(row.text).filter(({ drugId }) => drugId === '1') }));
  const byAspect = scoresOf(
    aspects,
    read.map(({ aspect, found }) => ({ meant: [aspect], found: found.map((tag) => tag.aspect) })),
  );
  // The attitude counts where the aspect was found; a sentence without it has none.
  const byAttitude = scoresOf(
    attitudes,
    read.map(({ aspect, attitude, found }) => ({
      meant: [attitude],
      found: found
        .filter((tag) => tag.aspect === aspect)
        .map((tag) => names[String(tag.attitude) as keyof typeof names]),
    })),
  );
  return { rows, byAspect, byAttitude };
}

const DRUG = '泰舒宁';
/** What the tagger reaches on sentences it was neither written nor trained from; docs/opinion-tagging.md names the figures. */
const FLOOR = { phrases: { aspects: 0.9, attitudes: 0.78 }, natural: { aspects: 0.75, attitudes: 0.65 } };

function print(title: string, { byAspect, byAttitude }: ReturnType<typeof evaluated>): void {
  console.info(printed(`${title}, aspects`, byAspect));
  console.info(printed(`${title}, attitudes`, byAttitude));
}

describe('the scores', () => {
  it('3.14 aspects and attitudes of phrases in settings, looked at and held out', () => {
    const rows = labelledSentences(DRUG);
    const known = evaluated(rows.filter(({ isHeldOut }) => !isHeldOut));
    const heldOut = evaluated(rows.filter(({ isHeldOut }) => isHeldOut));
    print('looked at', known);
    print('held out, phrases', heldOut);
    expect(macroF1(heldOut.byAspect)).toBeGreaterThan(FLOOR.phrases.aspects);
    expect(macroF1(heldOut.byAttitude)).toBeGreaterThan(FLOOR.phrases.attitudes);
  });

  it('3.14 a thousand sentences are held out, half of them of their own wording', () => {
    const natural = naturalSentences(DRUG);
    const all = [...labelledSentences(DRUG).filter(({ isHeldOut }) => isHeldOut), ...natural];
    expect(new Set(all.map(({ text }) => text)).size).toBeGreaterThanOrEqual(1000);
    const [own, whole] = [evaluated(natural), evaluated(all)];
    print('held out, own wording', own);
    print('held out, all', whole);
    expect(macroF1(own.byAspect)).toBeGreaterThan(FLOOR.natural.aspects);
    expect(macroF1(own.byAttitude)).toBeGreaterThan(FLOOR.natural.attitudes);
  });
});
