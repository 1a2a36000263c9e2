// Notices, newest first; one press opens what a notice is about and marks it read (specification 2.3, 4).
import type { Notice, NoticeType } from '@yijian/contract/notifications';
import { Button } from 'antd';
import { BellOff, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../lib/format/index.ts';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useMarkRead, useNoticePages } from '../notifications.api.ts';
import { useNoticePhrases } from '../notifications.phrases.ts';
import { useFollowSocket } from './use-follow-socket.ts';
import './notice-list.css';

export interface NoticeListProps {
  /** True for unread notices only, false for read ones. */
  readonly unread?: boolean | undefined;
  readonly type?: NoticeType | undefined;
  readonly onOpen: (path: string) => void;
  /** Narrow rows, for the drawer. */
  readonly compact?: boolean | undefined;
}

export function NoticeList({ unread, type, onOpen, compact }: NoticeListProps): ReactNode {
  const t = useNoticePhrases();
  const pages = useNoticePages({ unread, type });
  const mark = useMarkRead();
  useFollowSocket(pages.refetch);
  const markOne = (notice: Notice): void => mark.mutate({ body: { ids: [notice.id] } });
  const choose = (notice: Notice): void => {
    // A muted one is shown as read before it is: opened, it is not mailed any more.
    if (!notice.isRead || notice.isMuted) markOne(notice);
    if (notice.path) onOpen(notice.path);
  };
  return (
    <Async
      query={pages}
      isEmpty={() => pages.items.length === 0}
      empty={{ icon: BellOff, reason: t('emptyReason') }}
      rows={6}
      failedTitle={t('failed')}
    >
      {() => (
        <>
          <ul className={compact ? 'notices notices-compact' : 'notices'}>
            {pages.items.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} onChoose={choose} />
                {notice.isRead ? null : (
                  <IconButton icon={Check} label={t('markRead')} onClick={() => markOne(notice)} />
                )}
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
      <span className="notice-tag">
        <Tag>{t(`type.${notice.type}`)}</Tag>
        {notice.isMuted ? <Tag>{t('mutedMark')}</Tag> : null}
      </span>
      <time className="notice-time num" dateTime={notice.createdAt}>
        {format.timeLabel(notice.createdAt)}
      </time>
      <span className="notice-body">
        {notice.actor === null ? null : (
          <span className="notice-actor">
            {say({ zh: notice.actor.name, en: notice.actor.enName || notice.actor.name })}
          </span>
        )}
        {say({ zh: notice.body, en: notice.enBody })}
      </span>
    </button>
  );
}
