// From scores to states: what is confirmed, what is suggested, what is left alone.
import type { Evidence } from '@yijian/contract/publications';
import type { Scored } from './score.policy.ts';
import { confidenceOf, homonymWeight, thresholds } from './weights.policy.ts';

export interface Option extends Scored {
  readonly doctorId: string;
}

export interface Match {
  readonly publicationId: string;
  readonly position: number;
  readonly doctorId: string;
  readonly state: 'SUGGESTED' | 'CONFIRMED';
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
}

const homonyms = (score: number, all: readonly number[]): Evidence => ({
  feature: 'homonyms',
  value: String(all.length),
  weight: homonymWeight(score, all),
});

/** A work that names another hospital is credited by people alone; where nothing is of the doctor's field, place and number must say more. */
function isEnough({ isStrong, doubt, names }: Option, confidence: number): boolean {
  if (!isStrong || names === 'OTHER') return false;
  if (doubt !== undefined) return doubt === 'FIELD' && names === 'SAME' && confidence >= thresholds.confirmOffField;
  return confidence >= (names === 'SAME' ? thresholds.confirm : thresholds.confirmUnnamed);
}

/** The doctors of one author, the likeliest first; the same name at the same hospital is always among them. */
export function chooseFor(
  { publicationId, position }: { publicationId: string; position: number },
  options: readonly Option[],
): Match[] {
  const ranked = options.toSorted((a, b) => b.score - a.score || Number(a.doctorId) - Number(b.doctorId));
  const all = ranked.map(({ score }) => score);
  const lead = (ranked[0]?.score ?? 0) - (ranked[1]?.score ?? -Infinity);
  return ranked
    .map((option) => ({ option, confidence: confidenceOf(option.score, all) }))
    .filter(
      ({ option, confidence }, at) => option.isAtHome || (at < thresholds.most && confidence >= thresholds.suggest),
    )
    .map(({ option, confidence }): Match => {
      const isFirst = option === ranked[0];
      const isClear = isFirst && lead >= thresholds.rival;
      const isSure = isEnough(option, confidence) && isClear;
      const close = isFirst && !isClear ? ranked[1] : undefined;
      const others = ranked.length < 2 ? [] : [homonyms(option.score, all)];
      const { doubt } = option;
      const held = !isSure && isClear && doubt !== undefined && confidence >= thresholds.confirm;
      const doubts = held ? [{ feature: 'doubt' as const, value: doubt, weight: 0 }] : [];
      const rival = close === undefined ? [] : [{ feature: 'rival' as const, value: close.doctorId, weight: 0 }];
      return {
        publicationId,
        position,
        doctorId: option.doctorId,
        state: isSure ? 'CONFIRMED' : 'SUGGESTED',
        confidence,
        evidence: [
          ...option.evidence.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
          ...others,
          ...doubts,
          ...rival,
        ],
      };
    });
}

/** A doctor writes a work once: of several places the likeliest may be confirmed, and two equally likely ones are both only suggested. */
export function oncePerWork(matches: readonly Match[]): Match[] {
  const byPair = Map.groupBy(matches, ({ publicationId, doctorId }) => `${publicationId}|${doctorId}`);
  return matches.map((match) => {
    const others = (byPair.get(`${match.publicationId}|${match.doctorId}`) ?? []).filter((one) => one !== match);
    const isBest = others.every((one) => one.confidence < match.confidence);
    return match.state === 'CONFIRMED' && !isBest ? { ...match, state: 'SUGGESTED' } : match;
  });
}
