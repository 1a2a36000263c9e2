// Answers of opinion services that are kept for a while, so that a page turned back to does not ask again; bounded in number, size and age.
export interface KeptAnswer {
  readonly text: string;
  /** Milliseconds of the epoch. */
  readonly at: number;
}

export interface KeptAnswers {
  readonly find: (key: string, now: number) => KeptAnswer | undefined;
  readonly keep: (key: string, answer: KeptAnswer) => void;
}

const FIVE_MINUTES = 300_000;
const MOST_ANSWERS = 200;
/** Characters of all together. */
const LARGEST = 8_000_000;

/** The oldest goes first. */
export function openAnswers(limits: { readonly most?: number; readonly largest?: number } = {}): KeptAnswers {
  const { most = MOST_ANSWERS, largest = LARGEST } = limits;
  const answers = new Map<string, KeptAnswer>();
  let size = 0;
  const drop = (key: string): void => {
    size -= answers.get(key)?.text.length ?? 0;
    answers.delete(key);
  };
  return {
    find(key, now) {
      const found = answers.get(key);
      if (found === undefined || now - found.at < FIVE_MINUTES) return found;
      drop(key);
      return undefined;
    },
    keep(key, answer) {
      drop(key);
      if (answer.text.length > largest) return;
      answers.set(key, answer);
      size += answer.text.length;
      for (const oldest of answers.keys()) {
        if (answers.size <= most && size <= largest) return;
        drop(oldest);
      }
    },
  };
}
