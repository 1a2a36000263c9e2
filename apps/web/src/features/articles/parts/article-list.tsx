// The content center: articles by channel, audience and state, with the own favorites.
import { articleAudiences, articleStates, type Article } from '@yijian/contract/articles';
import { Tag } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { Button, Segmented } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { daysBetween, today, useFormat } from '../../../lib/format/index.ts';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useArticles, useChannels, useFacet, useProducts } from '../articles.api.ts';
import { useArticlePhrases } from '../articles.phrases.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleStateBadge } from './article-state.tsx';
import { FavoriteStar } from './favorite-star.tsx';
import './articles.css';

export function ArticleList(): ReactNode {
  const t = useArticlePhrases();
  const shell = useShell();
  const list = useArticles();
  const [isAdding, setAdding] = useState(false);
  const open = (id: string, title?: string): void =>
    shell.openTab(`/content/contentDetail?id=${id}`, title === undefined ? {} : { title });
  return (
    <>
      <ListScreen
        title={t('title')}
        {...useSectionStrip()}
        list={list}
        columns={useColumns()}
        filters={useFilters(list.filters)}
        actions={
          hasPermission('content:articles:write') ? (
            <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          ) : undefined
        }
        above={<Channels filters={list.filters} onChange={(channel) => list.setFilters({ channel })} />}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        onOpen={(row) => open(row.id, row.title)}
        renderCard={(row) => <ArticleCard row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {isAdding ? <ArticleForm onKept={(id) => open(id)} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

interface ChannelsProps {
  readonly filters: ReturnType<typeof useArticles>['filters'];
  /** Empty for all. */
  readonly onChange: (channel: string) => void;
}

function Channels({ filters, onChange }: ChannelsProps): ReactNode {
  const t = useArticlePhrases();
  const format = useFormat();
  const channels = useChannels().data?.content ?? [];
  const counts = useFacet('channel', filters);
  const options = channels.map(({ id, name, articleCount }) => ({
    value: id as string,
    label: t('channelCount', {
      name,
      count: format.count(counts === undefined ? articleCount : (counts.get(id) ?? 0)),
    }),
  }));
  return (
    <div className="article-channels">
      <Segmented
        aria-label={t('channels')}
        options={[{ value: '', label: t('allChannels') }, ...options]}
        value={filters.channel ?? ''}
        onChange={onChange}
      />
    </div>
  );
}

function ArticleCard({ row }: { row: Article }): ReactNode {
  const t = useArticlePhrases();
  return (
    <article className="article-card">
      <p>
        <strong>{row.title}</strong>
        <ArticleStateBadge state={row.state} />
      </p>
      <small>{row.summary}</small>
      <small className="num">{`${t(`channel.${row.channel}`)} · ${t('expiresOn')} ${row.expiresOn}`}</small>
    </article>
  );
}

function useFilters(filters: ReturnType<typeof useArticles>['filters']) {
  const t = useArticlePhrases();
  const products = useProducts().data ?? [];
  const [states, audiences, ofProducts] = [
    useFacet('state', filters),
    useFacet('audience', filters),
    useFacet('product', filters),
  ];
  const counted = (counts: ReadonlyMap<string, number> | undefined, value: string) =>
    counts === undefined ? {} : { count: counts.get(value) ?? 0 };
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    {
      kind: 'choice',
      field: 'state',
      label: t('state'),
      options: articleStates.map((value) => ({ value, label: t(`state.${value}`), ...counted(states, value) })),
    },
    {
      kind: 'choice',
      field: 'audience',
      label: t('audience'),
      options: articleAudiences.map((value) => ({
        value,
        label: t(`audience.${value}`),
        ...counted(audiences, value),
      })),
    },
    {
      kind: 'choice',
      field: 'productId',
      label: t('product'),
      options: products.map(({ id, name }) => ({ value: id, label: name, ...counted(ofProducts, id) })),
    },
    { kind: 'flag', field: 'isFavorite', label: t('isFavorite') },
  ] as const;
}

function useColumns(): DataColumn<Article>[] {
  const t = useArticlePhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'title',
        title: t('article'),
        width: 320,
        sortable: true,
        render: (row) => <TwoLine strong value={row.title} context={row.summary} title={row.title} />,
      },
      { key: 'channel', title: t('channel'), width: 104, render: (row) => t(`channel.${row.channel}`) },
      {
        key: 'audience',
        title: t('audience'),
        width: 112,
        render: (row) => (
          <Tag tone={row.audience === 'MEDICAL' ? 'primary' : 'neutral'}>{t(`audience.${row.audience}`)}</Tag>
        ),
      },
      { key: 'product', title: t('product'), width: 112, render: (row) => row.product?.name ?? '—' },
      { key: 'state', title: t('state'), width: 104, render: (row) => <ArticleStateBadge state={row.state} /> },
      {
        key: 'approvalNumber',
        title: t('approvalNumber'),
        width: 136,
        render: (row) => (
          <TwoLine value={row.approvalNumber ?? '—'} context={t('editionOf', { edition: row.edition })} />
        ),
      },
      {
        key: 'expiresOn',
        title: t('expiresOn'),
        width: 128,
        sortable: true,
        render: (row) => {
          const left = daysBetween(today(), row.expiresOn) ?? 0;
          const context = left < 0 ? t('expired') : t('daysLeft', { days: format.count(left) });
          return <TwoLine value={row.expiresOn} context={context} />;
        },
      },
      {
        key: 'updatedAt',
        title: t('updated'),
        width: 152,
        sortable: true,
        render: (row) => <TwoLine value={format.dateTime(row.updatedAt)} context={row.owner.name} />,
      },
      { key: 'favorite', title: t('isFavorite'), width: 96, render: (row) => <FavoriteStar article={row} /> },
    ],
    [t, format],
  );
}
