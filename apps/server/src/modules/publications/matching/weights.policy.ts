// Every number of the matching in one place: what a feature adds to the score, and where suggestion and confirmation begin.

export const weights = {
  /** What is known before anything is looked at: most authors of a name are somebody else. */
  start: -2.2,
  name: {
    /** Characters; two are shared by thousands. */
    HAN: 2,
    HAN_SHORT: 1,
    /** Pinyin of three syllables, and of two. */
    FULL: 1,
    FULL_SHORT: 0.2,
    INITIALS: -2,
  },
  /**
   * Somebody whom we do not know is one of the candidates too: `base`, and more for each doctor of ours of that name, since
   * a common name has namesakes in every hospital.
   */
  stranger: { base: 1, each: 0.15 },
  institution: {
    SAME: 4,
    /** One of several of that name. */
    ONE_OF: 1.2,
    UNIVERSITY: 1.2,
    OTHER_IN_CITY: -1.2,
    OTHER: -2,
    ABROAD: -4,
  },
  place: { CITY: 0.9, PROVINCE: 0.4, ELSEWHERE: -1.2 },
  coAuthors: { ONE: 1.5, MORE: 2.8 },
  field: { OWN: 1.4, WIDE: 0.9, OTHER: -1.8 },
  source: {
    /** A person said of the same author that it is the doctor. */
    BY_PERSON: 3,
    BY_RULE: 2.2,
    /** The source throws several people of one name together. */
    MIXED: 0.4,
    OTHER_DOCTOR: -4,
    /** Some works of the author are the doctor's and some are not. */
    BOTH: -0.5,
  },
  years: { BEFORE_STUDY: -3, EARLY: -0.8 },
} as const;

export const thresholds = {
  /** Below it nothing is suggested. */
  suggest: 0.35,
  /** From it on a match is confirmed without a person, when there is a strong feature beside the name and no rival. */
  confirm: 0.96,
  /** How far, in points of the score, the next doctor must be. */
  rival: 1.5,
  /** Works of one author number of a source above which it is several people. */
  mixedWorks: 600,
  /** Suggested doctors for one author at most. */
  most: 5,
} as const;

/**
 * Confidence of a score beside those of all doctors of the name (its own among them) and the stranger: they share what is
 * certain, so that a name of many doctors lowers each of them.
 */
export function confidenceOf(score: number, all: readonly number[] = [score]): number {
  const { base, each } = weights.stranger;
  const sum = all.reduce((total, one) => total + Math.exp(one), base + each * (all.length - 1));
  return Math.round((Math.exp(score) / sum) * 1000) / 1000;
}

/** What the others of the name take from the score. */
export function homonymWeight(score: number, all: readonly number[]): number {
  const confidence = Math.min(0.999, Math.max(0.001, confidenceOf(score, all)));
  return Math.min(0, Math.round((Math.log(confidence / (1 - confidence)) - score) * 100) / 100);
}
