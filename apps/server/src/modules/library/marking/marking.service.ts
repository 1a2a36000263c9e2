// A material leaves with its reader's name and the time across every page or picture; kinds that carry no mark leave as they are.
import { libraryErrors as errors } from '@yijian/contract/library';
import { fail } from '../../../platform/errors/index.ts';
import { FileFault } from '../../../platform/files/index.ts';
import { FileReply, type PublicContext } from '../../../platform/http/index.ts';
import { isMarkable, markForReader } from '../../../platform/marks/index.ts';
import { momentInShanghai } from '../../../platform/sheets/index.ts';

interface Leaving {
  readonly file: { readonly name: string; readonly type: string; readonly content: Buffer };
  /** Name of whoever gets it. */
  readonly reader: string;
}

/** Takes a while and no database: outside of every transaction. Throws unmarkable for a file that cannot be read to its end. */
export async function markMaterial(
  context: Pick<PublicContext, 'clock'>,
  { file: { name, type, content }, reader }: Leaving,
): Promise<FileReply> {
  if (!isMarkable(type)) return new FileReply(name, type, content);
  const words = `${reader} ${momentInShanghai(context.clock.now())}`;
  try {
    return new FileReply(name, type, await markForReader(content, type, words));
  } catch (fault) {
    if (fault instanceof FileFault) throw fail(errors.unmarkable);
    throw fault;
  }
}
