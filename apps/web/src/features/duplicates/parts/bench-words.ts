// What is called otherwise on the bench of doctors and on that of hospitals.
export interface BenchWords {
  readonly of: 'doctors' | 'hospitals';
  readonly title: string;
  readonly failed: string;
  readonly search: string;
  readonly reject: string;
  readonly rejectTitle: string;
  readonly rejectedNow: string;
  readonly survivor: string;
  readonly loser: string;
  readonly undoHint: string;
  readonly emptyMerged: string;
}
