// From what is known of a doctor to points and the tier they propose; each line says what it found (product: speakers, evidence-based tier).
import type { Bilingual } from '@yijian/contract/core';
import type { SpeakerEvidence, SpeakerTier } from '@yijian/contract/speakers';
import type { StoredLine } from './evidence.sql.ts';

export interface Found {
  readonly titleCode: string | null;
  readonly title: Bilingual;
  /** Confirmed academic records. */
  readonly records: number;
  /** Score in the ranking of the department, 0 to 100; null where the doctor is in no ranking. */
  readonly standing: number | null;
  readonly department: Bilingual;
}

const MOST_TITLE = 55;
const MOST_ACADEMIC = 25;
const MOST_STANDING = 20;
const POINTS_PER_RECORD = 2;

/** Title points reach the rate that the title has by the public training-fee rule; the rest can lift it. */
function titlePoints(code: string | null): number {
  if (code === null) return 0;
  if (code.startsWith('CHIEF_')) return MOST_TITLE;
  if (code.startsWith('ASSOCIATE_CHIEF_')) return 30;
  return 10;
}

/** Least score of each tier, the highest first. */
const thresholds: readonly (readonly [tier: SpeakerTier, least: number])[] = [
  ['ACADEMICIAN', 80],
  ['FULL', 55],
  ['ASSOCIATE', 30],
  ['MIDDLE', 0],
];

export const tierOf = (score: number): SpeakerTier => thresholds.find(([, least]) => score >= least)![0];

const nothing: Bilingual = { zh: '', en: '' };

export const shownLines = (lines: readonly StoredLine[], language: 'zh' | 'en'): SpeakerEvidence['lines'] =>
  lines.map((line) => ({ ...line, found: line.found[language] }));

export function linesOf(found: Found): StoredLine[] {
  const { titleCode, title, records, standing, department } = found;
  return [
    { kind: 'TITLE', points: titlePoints(titleCode), most: MOST_TITLE, found: title, count: null },
    {
      kind: 'ACADEMIC',
      points: Math.min(MOST_ACADEMIC, records * POINTS_PER_RECORD),
      most: MOST_ACADEMIC,
      found: nothing,
      count: records,
    },
    {
      kind: 'STANDING',
      points: Math.round(((standing ?? 0) / 100) * MOST_STANDING),
      most: MOST_STANDING,
      found: department,
      count: standing,
    },
  ];
}

export const scoreOf = (lines: readonly StoredLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);
