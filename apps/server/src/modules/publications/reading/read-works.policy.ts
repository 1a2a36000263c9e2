// The works of a file and what is wrong with it, one after another, whatever its format.
import type { ImportFault, ImportKind } from '@yijian/contract/publications';
import { FileFault } from './file-fault.policy.ts';
import { linesOf } from './lines.policy.ts';
import { unpacked, type ReadLimits } from './open-file.policy.ts';
import { readOpenalex, type Read } from './openalex.policy.ts';
import { readPubmed } from './pubmed.policy.ts';

/** `fatal` faults end the file: what came before them counts. */
export type ReadWork = NonNullable<Read> | { readonly fatal: ImportFault };

export async function* readWorks(path: string, kind: ImportKind, limits?: ReadLimits): AsyncGenerator<ReadWork> {
  let line = 0;
  try {
    const chunks = unpacked(path, limits);
    if (kind === 'PUBMED') {
      yield* readPubmed(chunks);
      return;
    }
    for await (const one of linesOf(chunks)) {
      line = one.line;
      const read = readOpenalex(one);
      if (read !== undefined) yield read;
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    yield { fatal: { line: error.line || line, problem: error.problem, value: '' } };
  }
}
