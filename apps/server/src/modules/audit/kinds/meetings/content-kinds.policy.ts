// Words of the content center (product 3.25).
import { articleFields, columnWordsOf, openingLineFields } from '@yijian/contract/dictionaries';
import type { KindWords } from '../kind-words.policy.ts';

export const contentKinds: Readonly<Record<string, KindWords>> = {
  article_videos: {
    name: ['文章视频', 'Video of an article'],
    fields: {
      type: ['类型', 'Type'],
      size: ['大小（字节）', 'Size (bytes)'],
      hash: ['校验值', 'Hash'],
      uploaded_by: ['上传人', 'Uploaded by', 'users'],
      uploaded_at: ['上传时间', 'Uploaded'],
    },
  },
  article_pictures: {
    name: ['文章图片', 'Picture of an article'],
    fields: {
      type: ['类型', 'Type'],
      width: ['宽（像素）', 'Width (pixels)'],
      height: ['高（像素）', 'Height (pixels)'],
      hash: ['校验值', 'Hash'],
      uploaded_by: ['上传人', 'Uploaded by', 'users'],
      uploaded_at: ['上传时间', 'Uploaded'],
    },
  },
  articles: {
    name: ['文章', 'Article'],
    fields: columnWordsOf(articleFields),
  },
  opening_lines: {
    name: ['开场白', 'Opening line'],
    fields: columnWordsOf(openingLineFields),
  },
};
