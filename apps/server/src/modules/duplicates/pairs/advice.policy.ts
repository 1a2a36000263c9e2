// What is to be done with a pair: the rule may act on a high score that a number of the person backs, else a steward is asked.
export interface Thresholds {
  readonly actScore: number;
}

export function adviceOf(
  { score, hasIdentity }: { score: number; hasIdentity: boolean },
  { actScore }: Thresholds,
): 'ACT' | 'ASK' {
  return hasIdentity && score >= actScore ? 'ACT' : 'ASK';
}
