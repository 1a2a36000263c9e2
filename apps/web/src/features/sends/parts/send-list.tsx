// The list of sends; under one article with what all of its sends came to.
import { sendChannels, sendStates, type Send } from '@yijian/contract/sends';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { Button } from 'antd';
import { Send as SendIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useEffects, useInvitedTo, useSends } from '../sends.api.ts';
import { useSendPhrases } from '../sends.phrases.ts';
import { ArticlePeople } from './article-people.tsx';
import { SendStateBadge } from './send-badges.tsx';
import './sends.css';

export function SendList(): ReactNode {
  const t = useSendPhrases();
  const shell = useShell();
  const list = useSends();
  const articleId = list.filters.articleId;
  const effects = useEffects(articleId).data;
  return (
    <ListScreen
      title={t('title')}
      {...useSectionStrip()}
      list={list}
      columns={useColumns()}
      filters={useFilters(list.filters.meetingId)}
      actions={
        hasPermission('content:articles:send') ? (
          <Button
            type="primary"
            icon={<Glyph icon={SendIcon} />}
            onClick={() =>
              shell.openTab(`/content/sendForm${articleId === undefined ? '' : `?articleId=${articleId}`}`)
            }
          >
            {t('send')}
          </Button>
        ) : undefined
      }
      above={
        articleId === undefined || effects === undefined ? undefined : (
          <ArticlePeople key={articleId} articleId={articleId} figures={effects} />
        )
      }
      rowKey={(row) => row.id}
      rowName={(row) => row.subject.name}
      onOpen={(row) => shell.openTab(`/content/sendDetail?id=${row.id}`, { title: row.subject.name })}
      renderCard={(row) => <SendCard row={row} />}
      empty={t('empty')}
      failed={t('failedList')}
    />
  );
}

function useFilters(meetingId: string | undefined) {
  const t = useSendPhrases();
  const meeting = useInvitedTo(meetingId ?? null).data;
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    {
      kind: 'choice',
      field: 'channel',
      label: t('channel'),
      options: sendChannels.map((value) => ({ value, label: t(`channel.${value}`) })),
    },
    {
      kind: 'choice',
      field: 'state',
      label: t('state'),
      options: sendStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    // Comes with the link from the page of a meeting.
    {
      kind: 'choice',
      field: 'meetingId',
      label: t('meeting'),
      options: [{ value: meetingId ?? '', label: meeting?.title ?? '…' }],
      place: 'chip',
    },
  ] as const;
}

const numbers = [
  ['SENT', 'sent'],
  ['OPENED', 'opened'],
  ['READ', 'read'],
  ['CLICKED', 'clicked'],
  ['UNSUBSCRIBED', 'unsubscribed'],
] as const;

function useColumns(): DataColumn<Send>[] {
  const t = useSendPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'subject',
        title: t('content'),
        width: 320,
        render: (row) => (
          <TwoLine
            strong
            value={row.subject.name}
            context={[t(`kind.${row.subject.kind}`), t(`channel.${row.channel}`), row.sender.name].join(' · ')}
            title={row.subject.name}
          />
        ),
      },
      { key: 'state', title: t('state'), width: { zh: 160, en: 192 }, render: (row) => <SendStateBadge send={row} /> },
      {
        key: 'audience',
        title: t('audience'),
        width: 80,
        align: 'right',
        render: (row) => format.count(row.figures.audience),
      },
      ...numbers.map(([step, key]): DataColumn<Send> => ({
        key,
        title: t(`step.${step}`),
        width: { zh: 80, en: step === 'UNSUBSCRIBED' ? 112 : 80 },
        align: 'right',
        render: (row) => format.count(row.figures[key]),
      })),
      {
        key: 'created',
        title: t('created'),
        width: 152,
        sortable: true,
        render: (row) => format.dateTime(row.createdAt),
      },
    ],
    [t, format],
  );
}

function SendCard({ row }: { row: Send }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  return (
    <article className="send-card">
      <p>
        <strong>{row.subject.name}</strong>
        <SendStateBadge send={row} />
      </p>
      <small>
        {[
          t(`kind.${row.subject.kind}`),
          t(`channel.${row.channel}`),
          row.sender.name,
          format.dateTime(row.createdAt),
        ].join(' · ')}
      </small>
      <small className="num">
        {numbers.map(([step, key]) => `${t(`step.${step}`)} ${format.count(row.figures[key])}`).join(' · ')}
      </small>
    </article>
  );
}
