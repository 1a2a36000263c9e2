// The posts behind a number, the newest first, page by page.
import type { DoctorQuestion } from '@yijian/contract/insights';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { Pages, usePaged } from '../../../../lib/lists/index.ts';
import { useDoctorPosts } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import type { OpenSlice } from '../people/opinion-people.tsx';
import { PostCard } from './post-card.tsx';

interface DoctorPostsProps {
  readonly question: DoctorQuestion;
  readonly open: OpenSlice | undefined;
  readonly onAll: () => void;
}

export function DoctorPosts({ question, open, onAll }: DoctorPostsProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const paged = usePaged(10);
  const query = useDoctorPosts({ ...question, slice: open?.slice ?? {}, page: paged.page, size: paged.size });
  return (
    <PaneGroup
      title={open === undefined ? t('posts') : t('postsOf', { title: open.title })}
      extra={query.data ? format.count(query.data.totalElements) : undefined}
    >
      {open === undefined ? null : (
        <Button type="link" onClick={onAll}>
          {t('showAll')}
        </Button>
      )}
      <Async
        query={query}
        failedTitle={t('postsFailed')}
        isEmpty={({ content }) => content.length === 0}
        empty={{ reason: t('noPostsOf') }}
      >
        {({ content, totalElements }) => (
          <>
            <ul className="opinion-posts">
              {content.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
            <Pages list={paged} total={totalElements} sizes={[10, 20, 50]} />
          </>
        )}
      </Async>
    </PaneGroup>
  );
}
