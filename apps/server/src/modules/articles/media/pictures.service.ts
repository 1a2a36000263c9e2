// Pictures of articles: uploaded while the text is written, known by their address in it, gone with a recall.
import {
  ARTICLE_PICTURES,
  articleErrors as errors,
  type ArticlePicture,
  type ArticlePictureUpload,
} from '@yijian/contract/articles';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { readHarmlessFile } from '../../hospitals/index.ts';
import { unusedSince } from './media.policy.ts';
import { deleteUnused, pictureShelf } from './media.sql.ts';
import { insertPicture, type HarmlessPicture } from './pictures.sql.ts';

/** The picture is written anew outside a transaction, so that nobody waits for it. */
export async function addPicture(context: Context, { file }: ArticlePictureUpload): Promise<ArticlePicture> {
  const harmless = await readHarmlessFile(context, {
    errors: { fileKind: errors.pictureKind, fileRefused: errors.pictureRefused },
    file,
  });
  const { type, width, height, hash, content } = harmless;
  if (!type.startsWith('image/') || width === null || height === null) {
    const values = { name: file.name };
    const message = wordsOf(errors.pictureKind, context.language, values);
    throw fail(errors.pictureKind, values, [{ field: 'body.file', message }]);
  }
  return context.transaction((inner) => keepPicture(inner, { type, width, height, hash, content }));
}

/** `picture` is harmless. Clears away what no article came to show. */
export async function keepPicture(
  context: Pick<Context, 'sql' | 'user' | 'clock'>,
  picture: HarmlessPicture,
): Promise<ArticlePicture> {
  const { sql, user, clock } = context;
  const at = clock.now();
  await deleteUnused(sql, pictureShelf, unusedSince(at));
  const { hash, width, height } = await insertPicture(sql, { ...picture, uploadedBy: user.id, at });
  return { address: `${ARTICLE_PICTURES}${hash}`, width, height };
}
