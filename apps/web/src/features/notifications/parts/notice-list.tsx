// Notices, newest first; one press opens what a notice is about and marks it read (specification 2.3, 4).
import type { Notice } from '@yijian/contract/notifications';
import { Button } from 'antd';
import { BellOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tag } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../lib/format/index.ts';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useNotices } from '../../../lib/socket/index.ts';
import { useMarkRead, useNoticePages } from '../notifications.api.ts';
import { useNoticePhrases } from '../notifications.phrases.ts';
import './notice-list.css';

export interface NoticeListProps {
  /** True for unread notices only, false for read ones. */
  readonly unread?: boolean | undefined;
  readonly onOpen: (path: string) => void;
  /** Narrow rows, for the drawer. */
  readonly compact?: boolean | undefined;
}

export function NoticeList({ unread, onOpen, compact }: NoticeListProps): ReactNode {
  const t = useNoticePhrases();
  const pages = useNoticePages(unread);
  const mark = useMarkRead();
  useFollowSocket(pages.refetch);
  const choose = (notice: Notice): void => {
    if (!notice.isRead) mark.mutate({ body: { ids: [notice.id] } });
    if (notice.path) onOpen(notice.path);
  };
  return (
    <Async
      query={pages}
      isEmpty={() => pages.items.length === 0}
      empty={{ icon: BellOff, title: t('empty'), reason: t('emptyReason') }}
      rows={6}
    >
      {() => (
        <>
          <ul className={compact ? 'notices notices-compact' : 'notices'}>
            {pages.items.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} onChoose={choose} />
              </li>
            ))}
          </ul>
          {pages.hasNextPage ? (
            <Button block type="text" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('loadMore')}
            </Button>
          ) : (
            <p className="notices-end">{t('noMore')}</p>
          )}
        </>
      )}
    </Async>
  );
}

/** A notice that arrives while the list is open shows at once. */
function useFollowSocket(refetch: () => unknown): void {
  const newest = useNotices((state) => state.notices.at(-1)?.id);
  const known = useRef(newest);
  useEffect(() => {
    if (newest === known.current) return;
    known.current = newest;
    void refetch();
  }, [newest, refetch]);
}

function NoticeRow({ notice, onChoose }: { notice: Notice; onChoose: (notice: Notice) => void }): ReactNode {
  const t = useNoticePhrases();
  const say = useBilingual();
  const format = useFormat();
  return (
    <button
      type="button"
      className={notice.isRead ? 'notice' : 'notice notice-unread'}
      onClick={() => onChoose(notice)}
    >
      <span
        className="notice-dot"
        role={notice.isRead ? undefined : 'img'}
        aria-label={notice.isRead ? undefined : t('unreadMark')}
      />
      <span className="notice-title">{say({ zh: notice.title, en: notice.enTitle })}</span>
      {notice.isGeneral ? <Tag>{t('toEveryone')}</Tag> : null}
      <time className="notice-time num" dateTime={notice.createdAt}>
        {format.timeLabel(notice.createdAt)}
      </time>
      <span className="notice-body">{say({ zh: notice.body, en: notice.enBody })}</span>
    </button>
  );
}
