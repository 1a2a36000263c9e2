// The messages of one article by the words that they opened with.
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useArticleOpenings } from '../../sends.api.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import { OpeningTable, type ChosenOpening } from './opening-table.tsx';

interface ArticleOpeningsProps {
  readonly articleId: string;
  readonly chosen: ChosenOpening | undefined;
  readonly onChoose: (chosen: ChosenOpening | undefined) => void;
}

export function ArticleOpenings({ articleId, ...choice }: ArticleOpeningsProps): ReactNode {
  const t = useSendPhrases();
  return (
    <Section title={t('byOpening')} definition={t('byOpeningDefinition')}>
      <Async query={useArticleOpenings(articleId)} shape="list" compact failedTitle={t('openingsFailed')}>
        {(rows) => (rows.length === 0 ? <p>{t('noMessages')}</p> : <OpeningTable rows={rows} {...choice} />)}
      </Async>
    </Section>
  );
}
