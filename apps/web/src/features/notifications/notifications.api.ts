// The calls behind messages (specification 7.4).
import { notificationEndpoints, type NoticeType } from '@yijian/contract/notifications';
import { useCall, usePages, useWrite } from '../../lib/api/index.ts';
import { noticesSeen } from '../../lib/socket/index.ts';

const { list, markRead, markAllRead, countUnread, countByType, findSettings, changeSettings } = notificationEndpoints;

export interface NoticeFilter {
  /** True for unread notices only, false for read ones, undefined for all. */
  readonly unread?: boolean | undefined;
  readonly type?: NoticeType | undefined;
}

/** Notices, newest first. */
export function useNoticePages({ unread, type }: NoticeFilter) {
  const query = { size: 20, ...(unread === undefined ? {} : { unread }), ...(type === undefined ? {} : { type }) };
  return usePages(list, { query });
}

export function useTypeCounts() {
  return useCall(countByType, {});
}

const refreshes = [list, countUnread, countByType];

export function useMarkRead() {
  return useWrite(markRead, { refreshes, onSuccess: (now) => noticesSeen(now.count) });
}

export function useMarkAllRead(onDone: () => void) {
  return useWrite(markAllRead, {
    refreshes,
    onSuccess: (now) => {
      noticesSeen(now.count);
      onDone();
    },
  });
}

export function useNoticeSettings() {
  return useCall(findSettings, {});
}

export function useChangeNoticeSettings() {
  return useWrite(changeSettings, { refreshes: [findSettings], errorMessage: false });
}
