// The calls that bring posts in and have them tagged anew.
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { insightErrors as errors } from './insights.errors.ts';
import { NewPosts, POST_FILE_LIMIT, PostsImported } from './posts.schema.ts';

const access = { permission: 'userInsights:insights:write' } as const;

export const opinionPostEndpoints = {
  import: endpoint({
    method: 'POST',
    path: '/insight/post/import',
    summary: { zh: '导入公开帖子（CSV 或 JSON 行）', en: 'Import public posts, CSV or JSON lines' },
    access,
    body: { encoding: 'multipart', schema: NewPosts, limit: POST_FILE_LIMIT },
    output: PostsImported,
    errors: [errors.noPostFile, errors.tooManyPosts, errors.headMissing],
  }),
  retag: endpoint({
    method: 'POST',
    path: '/insight/post/retag',
    summary: { zh: '重新标注全部帖子，保留人工修正', en: 'Tag every post anew; corrections stay' },
    access,
    output: z.object({ posts: z.int(), mentions: z.int() }),
    errors: [],
    effect: 'job',
  }),
};
