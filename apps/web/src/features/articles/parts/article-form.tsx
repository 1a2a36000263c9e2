// Writing an article, or changing a draft.
import { articleAudiences, articleChannels, type ArticleDetail, type ArticleDraft } from '@yijian/contract/articles';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { Loading } from '@yijian/ui/states';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ApiError, fieldFaults } from '../../../lib/api/index.ts';
import { EntryFieldRow, orNull, type EntryField, type EntryWork } from '../../../lib/forms/index.ts';
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
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { keep, isBusy } = useKeeping({ article, onErrors: setErrors });
  const fields = useFields();
  const save = async (): Promise<void> => {
    const id = await keep({ ...bodyOf(work), html });
    if (id === undefined) return;
    onClose();
    if (article === undefined) onKept?.(id);
  };
  return (
    <FormDrawer
      open
      width={880}
      title={article?.title ?? t('add')}
      dirty={work !== start || html !== (article?.html ?? '')}
      onClose={onClose}
      footer={
        <Button type="primary" loading={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <div className="article-fields">
        {errors.has('') ? <p role="alert">{errors.get('')}</p> : null}
        {fields.map((field) => (
          <EntryFieldRow
            key={field.key}
            field={field}
            value={work[field.key]}
            error={errors.get(field.key)}
            onChange={(value) => setWork((now) => ({ ...now, [field.key]: value }))}
          />
        ))}
        <Field label={t('body')} required error={errors.get('html')}>
          <Suspense fallback={<Loading shape="form" />}>
            <RichText id="html" label={t('body')} html={html} onChange={setHtml} />
          </Suspense>
        </Field>
      </div>
    </FormDrawer>
  );
}

function useKeeping({
  article,
  onErrors,
}: {
  article: ArticleDetail | undefined;
  onErrors: (errors: ReadonlyMap<string, string>) => void;
}) {
  const t = useArticlePhrases();
  const shell = useShell();
  const [add, change] = [useAddArticle(), useChangeArticle()];
  const keep = async (body: ArticleDraft): Promise<string | undefined> => {
    try {
      const { id } =
        article === undefined
          ? await add.mutateAsync({ body })
          : await change.mutateAsync({ params: { id: article.id }, body: { ...body, version: article.version } });
      shell.toast.success(t('kept'));
      return id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const faults = fieldFaults(error).map(({ name, errors }) => [String(name[0]), errors.join(' ')] as const);
      onErrors(new Map([['', error.message], ...faults]));
      return undefined;
    }
  };
  return { keep, isBusy: add.isPending || change.isPending };
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
