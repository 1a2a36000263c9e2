// One post with its tags, each with the words and the rule that led to it.
import type { OpinionPost, PostMention } from '@yijian/contract/insights';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { CorrectDialog } from './correct-dialog.tsx';

export function PostCard({ post }: { post: OpinionPost }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const [correcting, setCorrecting] = useState<PostMention>();
  return (
    <article className="opinion-post" aria-label={post.title}>
      <header>
        <strong>{post.title}</strong>
        <span className="num">{format.dateTime(post.postedAt)}</span>
        <small>{t('source', { name: post.sourceName, weight: format.decimal(post.sourceWeight) })}</small>
        {post.url === '' ? null : (
          <a href={post.url} target="_blank" rel="noreferrer noopener">
            {t('openSource')}
          </a>
        )}
      </header>
      <p>{post.body}</p>
      <ul>
        {post.mentions.map((mention) => (
          <li key={mention.id}>
            <Tag mention={mention} onCorrect={() => setCorrecting(mention)} />
          </li>
        ))}
      </ul>
      {correcting === undefined ? null : (
        <CorrectDialog mention={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </article>
  );
}

function Tag({ mention, onCorrect }: { mention: PostMention; onCorrect: () => void }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const { evidence, correction } = mention;
  const words = joined(evidence.words.map(({ text }) => text));
  const why = [
    words === '' ? t(`rule.${evidence.rule}`) : t('whyLine', { rule: t(`rule.${evidence.rule}`), words }),
    ...(evidence.sureness === undefined ? [] : [t('sureness', { share: format.percent(evidence.sureness) })]),
    ...(evidence.isCarried ? [t('carried')] : []),
    ...(evidence.taggedAt === undefined ? [] : [t('taggedAt', { at: format.dateTime(evidence.taggedAt) })]),
    t('model', { version: mention.modelVersion }),
  ].join(' · ');
  return (
    <>
      <span className="opinion-tag">
        <span className={`opinion-dot opinion-${mention.attitude.toLowerCase()}`} aria-hidden="true" />
        {`${mention.drugName} · ${t(`aspect.${mention.aspect}`)} · ${t(`attitude.${mention.attitude}`)}`}
      </span>
      <q>{mention.quote}</q>
      <small>
        {correction === null
          ? why
          : [t('corrected', { name: correction.by, at: format.dateTime(correction.at) }), correction.note, why]
              .filter(Boolean)
              .join(' · ')}
      </small>
      {evidence.rule !== 'SERVICE' && hasPermission('userInsights:insights:write') ? (
        <Button size="small" type="link" onClick={onCorrect}>
          {t('correct')}
        </Button>
      ) : null}
    </>
  );
}
