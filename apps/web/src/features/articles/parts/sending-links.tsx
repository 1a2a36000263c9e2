// Ways from an article to its sends, to a new one, and to the visits in which it was shown.
import type { ArticleDetail } from '@yijian/contract/articles';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useArticlePhrases } from '../articles.phrases.ts';

export function SendingLinks({ article: { id, state } }: { article: ArticleDetail }): ReactNode {
  const t = useArticlePhrases();
  const shell = useShell();
  const visits = hasPermission('customer:visits:team') ? 'teamVisit' : 'myVisit';
  return (
    <>
      {hasPermission('content:sends:read') ? (
        <Button onClick={() => shell.openTab(`/content/sends?articleId=${id}`)}>{t('effects')}</Button>
      ) : null}
      {hasPermission('customer:visits:read') ? (
        <Button onClick={() => shell.openTab(`/customer/visitTeamManager/${visits}?articleId=${id}`)}>
          {t('shownInVisits')}
        </Button>
      ) : null}
      {state === 'PUBLISHED' && hasPermission('content:articles:send') ? (
        <Button type="primary" onClick={() => shell.openTab(`/content/sendForm?articleId=${id}`)}>
          {t('send')}
        </Button>
      ) : null}
    </>
  );
}
