// Videos of articles: uploaded while the text is written, kept without what a camera wrote beside the film, known by their address in it, gone with a recall.
import { readFile } from 'node:fs/promises';
import {
  ARTICLE_VIDEOS,
  articleErrors as errors,
  type ArticleVideo,
  type ArticleVideoUpload,
} from '@yijian/contract/articles';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import { bareFilm, hashOfFile, sniffVideo } from '../../../platform/files/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { unusedSince } from './media.policy.ts';
import { deleteUnused, videoShelf } from './media.sql.ts';
import { insertVideo } from './videos.sql.ts';

const endings = { 'video/mp4': /\.(?:mp4|m4v)$/i, 'video/webm': /\.webm$/i } as const;

/** Clears away what no article came to show. */
export async function addVideo(context: Context, { file }: ArticleVideoUpload): Promise<ArticleVideo> {
  const whole = await readFile(file.path ?? '');
  const type = sniffVideo(whole);
  const content = type === undefined || !endings[type].test(file.name) ? undefined : bareFilm(type, whole);
  if (type === undefined || content === undefined) {
    const values = { name: file.name };
    const message = wordsOf(errors.videoKind, context.language, values);
    throw fail(errors.videoKind, values, [{ field: 'body.file', message }]);
  }
  const hash = hashOfFile(content);
  return context.transaction(async ({ sql, user, clock }) => {
    const at = clock.now();
    await deleteUnused(sql, videoShelf, unusedSince(at));
    const kept = await insertVideo(sql, { type, hash, content, uploadedBy: user.id, at });
    return { address: `${ARTICLE_VIDEOS}${kept.hash}`, size: kept.size };
  });
}
