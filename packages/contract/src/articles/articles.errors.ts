// What can go wrong with articles.
import { attachedFileErrors, defineErrors } from '../core/index.ts';

export const articleErrors = defineErrors('articles', {
  notFound: { status: 404, zh: '文章不存在，或不对您开放', en: 'The article does not exist or is not open to you' },
  changedMeanwhile: {
    status: 409,
    zh: '这篇文章刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This article was changed a moment ago (now version {version}); refresh and try again',
  },
  notPossible: {
    status: 409,
    zh: '文章{state}，不能{act}；现在可以：{acts}',
    en: 'The article is {state}, so it cannot be {act}. Possible now: {acts}',
  },
  pictureKind: {
    status: 400,
    zh: '“{name}”不是可用的图片：只接受 JPEG、PNG、WebP，且内容须与扩展名一致',
    en: '“{name}” is no picture that can be kept: JPEG, PNG and WebP only, and the content must be what the name says',
  },
  videoKind: {
    status: 400,
    zh: '“{name}”不是可用的视频：只接受 MP4、WebM，且内容须与扩展名一致',
    en: '“{name}” is no video that can be kept: MP4 and WebM only, and the content must be what the name says',
  },
  pictureRefused: attachedFileErrors.fileRefused,
  revisionOpen: {
    status: 409,
    zh: '已有未完成的新版本（第 {edition} 版）',
    en: 'A new edition ({edition}) is already being prepared',
  },
});
