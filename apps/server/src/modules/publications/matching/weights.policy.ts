// Every number of the matching in one place: what a feature adds to the score, and where suggestion and confirmation begin.

/** Set on homonyms whose true authors are known, and measured on others (homonyms.test.ts). */
export const weights = {
  /** What is known before anything is looked at: most authors of a name are somebody else. */
  start: -1.2,
  name: {
    /** Characters; two are shared by thousands. */
    HAN: 1.4,
    HAN_SHORT: 1,
    /** Pinyin of three syllables, and of two. */
    FULL: 1.1,
    FULL_SHORT: 0.8,
    /** The same with a letter more, which our spellings do not have. */
    MIDDLE: 0.6,
    INITIALS: -0.7,
    /** One letter for the given name. */
    INITIAL: -0.7,
  },
  /**
   * Somebody whom we do not know is one of the candidates too: `base`, and more for each doctor of ours of that name, since
   * a common name has namesakes in every hospital, and one that dozens bear has them in every ward.
   */
  stranger: { base: 1, each: 0.2, common: { from: 15, each: 0.6 } },
  institution: {
    SAME: 3.2,
    /** One of several of that name. */
    ONE_OF: 1,
    UNIVERSITY: 1.2,
    OTHER_IN_CITY: -2.2,
    OTHER: -2.4,
    ABROAD: -4,
  },
  place: { CITY: 1.6, PROVINCE: 0.4, ELSEWHERE: -3 },
  coAuthors: { ONE: 0.5, MORE: 1 },
  /** Other works that seem to be of the same person: all of those that name a hospital name the doctor's, or only some. */
  works: { ALL: 3, MOST: 2, FEW: 1.2, ONE_ELSEWHERE: -1.6, ELSEWHERE: -2.6 },
  /** The same where the work itself names the doctor's hospital: it says little more. */
  worksBesideSame: { FEW: -0.6, ONE_ELSEWHERE: -0.4, ELSEWHERE: -0.6 },
  colleagues: { NONE: -0.6, ONE: 1.4, MORE: 2, BESIDE_SAME: 0.3 },
  /** Other authors of the name at the same hospital who seem to be others. */
  namesakes: { ONE: -1.3, TWO: -2.2, MORE: -2.8 },
  field: { OWN: 2, WIDE: 0.2, OTHER: -0.8 },
  worksField: { OWN: 1.4, SOME: 0.2, WIDE: -0.1, OTHER: -1 },
  source: {
    /** A person said of the same author that it is the doctor. */
    BY_PERSON: 3,
    BY_RULE: 2,
    /** The source throws several people of one name together. */
    MIXED: 0.4,
    OTHER_DOCTOR: -3,
    /** Some works of the author are the doctor's and some are not. */
    BOTH: -0.5,
  },
  years: { BEFORE_STUDY: -3, EARLY: -0.4 },
} as const;

export const thresholds = {
  /** Below it nothing is suggested. */
  suggest: 0.35,
  /** From it on a match is confirmed without a person, when there is a strong feature beside the name and no rival. */
  confirm: 0.92,
  /** The same where the work itself does not name the doctor's hospital. */
  confirmUnnamed: 0.96,
  /** The same where neither the work nor the other works are of the doctor's field. */
  confirmOffField: 0.96,
  /** From which share of the other works that name a field the doctor's own is theirs. */
  ownShare: 0.5,
  /** How far, in points of the score, the next doctor must be. */
  rival: 1.5,
  /** Works of one author number of a source above which it is several people. */
  mixedWorks: 600,
  /** Works that an outsider shares with the authors of one name; above it the outsider is several people. */
  mixedCompany: 100,
  /** Authors of one work above which being on it together says nothing. */
  crowdedWork: 50,
  /** Suggested doctors for one author at most. */
  most: 5,
} as const;

/**
 * Confidence of a score beside those of all doctors of the name (its own among them) and the stranger: they share what is
 * certain, so that a name of many doctors lowers each of them.
 */
export function confidenceOf(score: number, all: readonly number[] = [score]): number {
  const { base, each, common } = weights.stranger;
  const strangers = base + each * (all.length - 1) + common.each * Math.max(0, all.length - common.from);
  const sum = all.reduce((total, one) => total + Math.exp(one), strangers);
  return Math.round((Math.exp(score) / sum) * 1000) / 1000;
}

/** What the others of the name take from the score. */
export function homonymWeight(score: number, all: readonly number[]): number {
  const confidence = Math.min(0.999, Math.max(0.001, confidenceOf(score, all)));
  return Math.min(0, Math.round((Math.log(confidence / (1 - confidence)) - score) * 100) / 100);
}
