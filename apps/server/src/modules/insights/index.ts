// Side door of opinion insight: how the demo names drugs and stores posts.
export { addDrug } from './drugs/drugs.service.ts';
export { storePosts } from './posts/store.service.ts';
export type { NewPost } from './posts/posts.sql.ts';
