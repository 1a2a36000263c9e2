// Writing an article, or changing a draft.
import { articleAudiences, articleChannels, type ArticleDetail, type ArticleDraft } from '@yijian/contract/articles';
import { ErrorSummary, Field, FormDrawer } from '@yijian/ui/form-page';
import { Loading } from '@yijian/ui/states';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { EntryFieldRow, orNull, useFormSending, type EntryField, type EntryWork } from '../../../lib/forms/index.ts';
import { today } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useAddArticle, useChangeArticle, useProducts } from '../articles.api.ts';
import { useArticlePhrases } from '../articles.phrases.ts';
import './articles.css';

const RichText = lazy(() => import('./editor/rich-text.tsx').then((part) => ({ default: part.RichText })));

interface ArticleFormProps {
  readonly article?: ArticleDetail;
  readonly onKept?: (id: string) => void;
  readonly onClose: () => void;
}

export function ArticleForm({ article, onKept, onClose }: ArticleFormProps): ReactNode {
  const t = useArticlePhrases();
  const [start] = useState(() => startOf(article));
  const [work, setWork] = useState<EntryWork>(start);
  const [html, setHtml] = useState(article?.html ?? '');
  const { keep, problems, isBusy } = useKeeping(article, (id) => {
    onClose();
    if (article === undefined) onKept?.(id);
  });
  const fields = useFields();
  const labelOf = (key: string): string => fields.find((field) => field.key === key)?.label ?? t('body');
  const error = (key: string): string | undefined => problems.find(({ field }) => field === key)?.message;
  return (
    <FormDrawer
      open
      width={880}
      title={article?.title ?? t('add')}
      dirty={work !== start || html !== (article?.html ?? '')}
      onClose={onClose}
      footer={
        <Button type="primary" loading={isBusy} onClick={() => keep({ ...bodyOf(work), html })}>
          {t('save')}
        </Button>
      }
    >
      <div className="article-fields">
        <ErrorSummary problems={problems.map((one) => ({ ...one, label: labelOf(one.field) }))} />
        {fields.map((field) => (
          <EntryFieldRow
            key={field.key}
            field={field}
            value={work[field.key]}
            error={error(field.key)}
            onChange={(value) => setWork((now) => ({ ...now, [field.key]: value }))}
          />
        ))}
        <Field label={t('body')} required error={error('html')}>
          <Suspense fallback={<Loading shape="form" />}>
            <RichText id="html" label={t('body')} html={html} onChange={setHtml} />
          </Suspense>
        </Field>
      </div>
    </FormDrawer>
  );
}

function useKeeping(article: ArticleDetail | undefined, onKept: (id: string) => void) {
  const t = useArticlePhrases();
  const shell = useShell();
  const [add, change] = [useAddArticle(), useChangeArticle()];
  const { send, problems, running } = useFormSending({
    named: ([first], message) => ({ field: String(first), label: '', message }),
    elsewhere: 'title',
  });
  const keep = async (body: ArticleDraft): Promise<void> => {
    const { id } =
      article === undefined
        ? await add.mutateAsync({ body })
        : await change.mutateAsync({ params: { id: article.id }, body: { ...body, version: article.version } });
    shell.toast.success(t('kept'));
    onKept(id);
  };
  return { keep: (body: ArticleDraft) => void send('save', () => keep(body)), problems, isBusy: running !== null };
}

function useFields(): EntryField[] {
  const t = useArticlePhrases();
  const products = useProducts().data ?? [];
  return [
    { key: 'title', kind: 'line', label: t('titleField'), required: true, maxLength: 120 },
    { key: 'enTitle', kind: 'line', label: t('enTitle'), maxLength: 200 },
    {
      key: 'channel',
      kind: 'choice',
      label: t('channel'),
      required: true,
      options: articleChannels.map((value) => ({ value, label: t(`channel.${value}`) })),
    },
    {
      key: 'audience',
      kind: 'choice',
      label: t('audience'),
      required: true,
      options: articleAudiences.map((value) => ({ value, label: t(`audience.${value}`) })),
    },
    {
      key: 'productId',
      kind: 'choice',
      label: t('product'),
      options: products.map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'topics', kind: 'words', label: t('topics') },
    { key: 'expiresOn', kind: 'day', label: t('expiresOn'), required: true },
    { key: 'summary', kind: 'area', label: t('summary'), maxLength: 500 },
    { key: 'citations', kind: 'area', label: t('citations'), maxLength: 4000, hint: t('citationsHint') },
  ];
}

const inAYear = (): string => {
  const [year, ...rest] = today().split('-');
  return [String(Number(year) + 1), ...rest].join('-').replace('-02-29', '-02-28');
};

const startOf = (article: ArticleDetail | undefined): EntryWork =>
  article === undefined
    ? { channel: 'LITERATURE', audience: 'PROMOTIONAL', topics: [], expiresOn: inAYear() }
    : {
        title: article.titleZh,
        enTitle: article.enTitle,
        channel: article.channel,
        audience: article.audience,
        productId: article.product?.id ?? null,
        topics: article.topics,
        expiresOn: article.expiresOn,
        summary: article.summary,
        citations: article.citations,
      };

function bodyOf(work: EntryWork): Omit<ArticleDraft, 'html'> {
  const productId = orNull(work['productId']);
  return {
    title: String(work['title'] ?? ''),
    enTitle: String(work['enTitle'] ?? ''),
    channel: work['channel'] as ArticleDraft['channel'],
    audience: work['audience'] as ArticleDraft['audience'],
    topics: [...((work['topics'] as readonly string[] | undefined) ?? [])],
    expiresOn: String(work['expiresOn'] ?? ''),
    summary: String(work['summary'] ?? ''),
    citations: String(work['citations'] ?? ''),
    ...(productId === null ? {} : { productId }),
  };
}
