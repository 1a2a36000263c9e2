// One article as it is read, with what is known about it beside the text.
import type { ArticleDetail } from '@yijian/contract/articles';
import { DescriptionList, DetailHeader, DetailPage, Section } from '@yijian/ui/detail-page';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { useArticlePhrases } from '../articles.phrases.ts';
import { ArticleActs } from './article-acts.tsx';
import { ArticleStateBadge } from './article-state.tsx';
import './articles.css';
import { FavoriteStar } from './favorite-star.tsx';
import { SendingLinks } from './sending-links.tsx';

export function ArticlePage({ article }: { article: ArticleDetail }): ReactNode {
  const t = useArticlePhrases();
  const format = useFormat();
  const { title } = article;
  return (
    <DetailPage
      header={
        <DetailHeader
          name={title}
          avatar={false}
          marks={<ArticleStateBadge state={article.state} />}
          facts={[
            t(`channel.${article.channel}`),
            t(`audience.${article.audience}`),
            article.approvalNumber,
            article.publishedAt === null ? null : `${t('published')} ${format.date(article.publishedAt)}`,
          ].filter((fact) => fact !== null)}
          actions={
            <>
              <FavoriteStar article={article} />
              <SendingLinks article={article} />
              <ArticleActs article={article} />
            </>
          }
        />
      }
      rail={<About article={article} />}
    >
      {article.state === 'RECALLED' ? (
        <Alert type="error" showIcon title={t('recalledNote', { reason: article.reason })} />
      ) : (
        <Section title={t('body')}>
          {article.summary === '' ? null : <p className="article-lead">{article.summary}</p>}
          {/* The server keeps only harmless elements (docs/security.md). */}
          {/* oxlint-disable-next-line react/no-danger */}
          <div className="article-text" dangerouslySetInnerHTML={{ __html: article.html }} />
        </Section>
      )}
      {article.citations === '' ? null : (
        <Section title={t('citations')}>
          <p className="article-citations">{article.citations}</p>
        </Section>
      )}
    </DetailPage>
  );
}

function About({ article }: { article: ArticleDetail }): ReactNode {
  const t = useArticlePhrases();
  const format = useFormat();
  const { reviewer, reviewedAt, instanceId } = article;
  return (
    <>
      <Section title={t('about')}>
        <DescriptionList
          columns={1}
          items={[
            { key: 'product', label: t('product'), value: article.product?.name ?? '—' },
            { key: 'topics', label: t('topics'), value: article.topics.join(' · ') || '—' },
            { key: 'expiresOn', label: t('expiresOn'), value: article.expiresOn },
            { key: 'owner', label: t('owner'), value: article.owner.name },
            {
              key: 'reviewer',
              label: t('reviewer'),
              value: reviewer === null ? '—' : `${reviewer.name} · ${format.date(reviewedAt)}`,
            },
          ]}
        />
        {instanceId === null ? null : (
          <Link to={`/taskManager/process-instance/detail?id=${instanceId}`}>{t('review')}</Link>
        )}
      </Section>
      <Section title={t('editions')} count={format.count(article.editions.length)}>
        <ul className="article-editions">
          {article.editions.map(({ id, edition, state }) => (
            <li key={id}>
              {id === article.id ? (
                <strong>{t('editionOf', { edition })}</strong>
              ) : (
                <Link to={`/content/contentDetail?id=${id}`}>{t('editionOf', { edition })}</Link>
              )}{' '}
              <ArticleStateBadge state={state} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
