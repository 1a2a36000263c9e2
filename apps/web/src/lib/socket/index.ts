// Door of socket: notices as they happen.
export { CHANGED } from './keep-connected.ts';
export { noticesSeen, onRightsTold, startNotices, useNotices, type NoticeState } from './notices.ts';
