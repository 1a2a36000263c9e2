// The calls behind messages (specification 7.4).
import { notificationEndpoints } from '@yijian/contract/notifications';
import { usePages, useWrite } from '../../lib/api/index.ts';
import { noticesSeen } from '../../lib/socket/index.ts';

const { list, markRead, markAllRead, countUnread } = notificationEndpoints;

/** Notices, newest first; undefined for all, true for unread only. */
export function useNoticePages(unread: boolean | undefined) {
  const query = { size: 20, ...(unread === undefined ? {} : { unread }) };
  return usePages(list, { query });
}

export function useMarkRead() {
  return useWrite(markRead, { refreshes: [list, countUnread], onSuccess: (now) => noticesSeen(now.count) });
}

export function useMarkAllRead(onDone: () => void) {
  return useWrite(markAllRead, {
    refreshes: [list, countUnread],
    onSuccess: (now) => {
      noticesSeen(now.count);
      onDone();
    },
  });
}
