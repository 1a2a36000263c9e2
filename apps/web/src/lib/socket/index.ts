// Door of socket: notices as they happen.
export { noticesSeen, startNotices, useNotices, type NoticeState } from './notices.ts';
