// Door of socket: notices as they happen.
export { noticesSeen, onRightsTold, startNotices, useNotices, type NoticeState } from './notices.ts';
