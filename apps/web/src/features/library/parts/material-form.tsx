// Adding a material, or changing a draft.
import {
  materialAudiences,
  materialTypes,
  type MaterialAudience,
  type MaterialDetail,
  type MaterialType,
} from '@yijian/contract/library';
import type { ReactNode } from 'react';
import { EntryForm, orNull, type EntryWork } from '../../../lib/forms/index.ts';
import { today } from '../../../lib/format/index.ts';
import { useAddMaterial, useChangeMaterial, useProducts } from '../library.api.ts';
import { useLibraryPhrases } from '../library.phrases.ts';

interface MaterialFormProps {
  readonly material?: MaterialDetail;
  readonly onKept?: (id: string) => void;
  readonly onClose: () => void;
}

export function MaterialForm({ material, onKept, onClose }: MaterialFormProps): ReactNode {
  const t = useLibraryPhrases();
  const products = useProducts().data ?? [];
  const [add, change] = [useAddMaterial(), useChangeMaterial()];
  const keep = async (work: EntryWork): Promise<void> => {
    const body = bodyOf(work);
    if (material !== undefined) {
      await change.mutateAsync({ params: { id: material.id }, body: { ...body, version: material.version } });
      return;
    }
    const { id } = await add.mutateAsync({ body });
    onKept?.(id);
  };
  return (
    <EntryForm
      title={material?.title ?? t('add')}
      fields={[
        { key: 'title', kind: 'line', label: t('titleField'), required: true, maxLength: 120 },
        { key: 'enTitle', kind: 'line', label: t('enTitle'), maxLength: 200 },
        {
          key: 'type',
          kind: 'choice',
          label: t('type'),
          required: true,
          options: materialTypes.map((value) => ({ value, label: t(`type.${value}`) })),
        },
        {
          key: 'audience',
          kind: 'choice',
          label: t('audience'),
          required: true,
          options: materialAudiences.map((value) => ({ value, label: t(`audience.${value}`) })),
        },
        {
          key: 'productId',
          kind: 'choice',
          label: t('product'),
          options: products.map(({ id, name }) => ({ value: id, label: name })),
        },
        { key: 'topics', kind: 'words', label: t('topics') },
        { key: 'expiresOn', kind: 'day', label: t('expiresOn'), required: true },
        { key: 'summary', kind: 'area', label: t('summary'), maxLength: 2000 },
        { key: 'citations', kind: 'area', label: t('citations'), maxLength: 4000, hint: t('citationsHint') },
      ]}
      start={startOf(material)}
      onKeep={keep}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}

const inAYear = (): string => {
  const [year, ...rest] = today().split('-');
  return [String(Number(year) + 1), ...rest].join('-').replace('-02-29', '-02-28');
};

const startOf = (material: MaterialDetail | undefined): EntryWork =>
  material === undefined
    ? { type: 'SLIDES', audience: 'PROMOTIONAL', topics: [], expiresOn: inAYear() }
    : {
        title: material.titleZh,
        enTitle: material.enTitle,
        type: material.type,
        audience: material.audience,
        productId: material.product?.id ?? null,
        topics: material.topics,
        expiresOn: material.expiresOn,
        summary: material.summary,
        citations: material.citations,
      };

function bodyOf(work: EntryWork) {
  const productId = orNull(work['productId']);
  return {
    title: String(work['title'] ?? ''),
    enTitle: String(work['enTitle'] ?? ''),
    type: work['type'] as MaterialType,
    audience: work['audience'] as MaterialAudience,
    topics: [...((work['topics'] as readonly string[] | undefined) ?? [])],
    expiresOn: String(work['expiresOn'] ?? ''),
    summary: String(work['summary'] ?? ''),
    citations: String(work['citations'] ?? ''),
    ...(productId === null ? {} : { productId }),
  };
}
