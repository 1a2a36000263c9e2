// Words of the content center (product 3.25).
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
    fields: {
      series_id: ['首版', 'First edition', 'articles'],
      edition: ['版次', 'Edition'],
      channel: ['栏目', 'Channel'],
      audience: ['适用对象', 'Audience'],
      title: ['标题', 'Title'],
      en_title: ['英文标题', 'English title'],
      summary: ['摘要', 'Summary'],
      html: ['正文', 'Text'],
      citations: ['参考文献', 'References'],
      topics: ['主题', 'Topics'],
      product_id: ['产品', 'Product', 'products'],
      state: ['状态', 'State'],
      approval_number: ['批准号', 'Approval number'],
      published_at: ['发布时间', 'Published'],
      expires_on: ['有效期', 'Valid until'],
      ended_at: ['失效时间', 'Superseded or recalled'],
      owner_id: ['编写人', 'Owner', 'users'],
      reviewer_id: ['批准人', 'Approved by', 'users'],
      reviewed_at: ['批准时间', 'Approved'],
      reason: ['原因', 'Reason'],
      instance_id: ['流程实例', 'Process', 'workflow_instances'],
    },
  },
};
