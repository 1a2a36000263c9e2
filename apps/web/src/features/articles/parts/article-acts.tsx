// What can be done with an article now: edit, submit, publish, revise, recall.
import type { ArticleAct, ArticleDetail } from '@yijian/contract/articles';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../lib/forms/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { openActs } from '../../../lib/session/index.ts';
import { usePublishArticle, useRecallArticle, useReviseArticle, useSubmitArticle } from '../articles.api.ts';
import { useArticlePhrases } from '../articles.phrases.ts';
import { ArticleForm } from './article-form.tsx';

const order: readonly ArticleAct[] = ['recall', 'revise', 'edit', 'submit', 'publish'];

const needs = {
  recall: 'content:articles:approve',
  revise: 'content:articles:write',
  edit: 'content:articles:write',
  submit: 'content:articles:write',
  publish: 'content:articles:write',
} as const;

export function ArticleActs({ article }: { article: ArticleDetail }): ReactNode {
  const t = useArticlePhrases();
  const shell = useShell();
  const [form, setForm] = useState<'edit' | 'recall' | null>(null);
  const [submit, publish, revise] = [useSubmitArticle(), usePublishArticle(), useReviseArticle()];
  const args = { params: { id: article.id } };
  const run: Readonly<Record<ArticleAct, () => void>> = {
    edit: () => setForm('edit'),
    recall: () => setForm('recall'),
    submit: () => submit.mutate(args, { onSuccess: () => shell.toast.success(t('submitted')) }),
    publish: () => publish.mutate(args, { onSuccess: () => shell.toast.success(t('publishedNow')) }),
    revise: () =>
      revise.mutate(args, {
        onSuccess: ({ id }) => {
          shell.toast.success(t('revised'));
          shell.openTab(`/content/contentDetail?id=${id}`, { title: article.title });
        },
      }),
  };
  const acts = openActs(order, needs).filter((act) => article.acts.includes(act));
  const isBusy = submit.isPending || publish.isPending || revise.isPending;
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          type={act === acts.at(-1) && act !== 'recall' ? 'primary' : 'default'}
          danger={act === 'recall'}
          disabled={isBusy}
          onClick={run[act]}
        >
          {t(act)}
        </Button>
      ))}
      {form === 'edit' ? <ArticleForm article={article} onClose={() => setForm(null)} /> : null}
      {form === 'recall' ? <RecallForm article={article} onClose={() => setForm(null)} /> : null}
    </>
  );
}

function RecallForm({ article, onClose }: { article: ArticleDetail; onClose: () => void }): ReactNode {
  const t = useArticlePhrases();
  const recall = useRecallArticle();
  return (
    <EntryForm
      title={`${t('recall')} · ${article.title}`}
      fields={[
        { key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500, hint: t('recallHint') },
      ]}
      start={{ reason: '' }}
      onKeep={(work) =>
        recall.mutateAsync({ params: { id: article.id }, body: { reason: String(work['reason'] ?? '') } })
      }
      kept={t('recalled')}
      onClose={onClose}
    />
  );
}
