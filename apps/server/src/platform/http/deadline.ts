// No answer is waited for without end, also when the network to the database swallows everything (reliability: slow database).
import { coreErrors } from '@yijian/contract/core';
import { fail } from '../errors/index.ts';

/** The result of `work`, or 504 when it takes longer. The work itself goes on; nobody waits for it any more. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fail(coreErrors.timeout)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
