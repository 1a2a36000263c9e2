// Every number that was seen whole: who, whose, when and why.
import type { RevealRow } from '@yijian/contract/privacy';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { Pages, pageSizes, useListState } from '../../../../lib/lists/index.ts';
import { usePrivacyPhrases } from '../../../privacy/index.ts';
import { useReveals } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { SectionPage } from '../list/section-page.tsx';

const fields = { keyword: 'text' } as const;

export function RevealLog(): ReactNode {
  const t = useAdministrationPhrases();
  const list = useListState(fields);
  const keyword = list.filters.keyword ?? '';
  const query = useReveals({ page: list.page, size: list.size, ...(keyword === '' ? {} : { keyword }) });
  return (
    <SectionPage
      title={t('reveals')}
      query={query}
      rows={query.data?.content}
      rowKey={(row) => row.id}
      columns={useColumns()}
      total={query.data?.totalElements}
      keyword={keyword}
      onKeyword={(next) => list.setFilters({ keyword: next })}
      placeholder={t('searchReveals')}
      pagination={<Pages list={list} total={query.data?.totalElements} sizes={pageSizes} />}
    />
  );
}

function useColumns(): DataColumn<RevealRow>[] {
  const t = useAdministrationPhrases();
  const words = usePrivacyPhrases();
  const format = useFormat();
  return [
    {
      key: 'who',
      title: t('revealedBy'),
      width: 168,
      render: (row) => <TwoLine strong value={row.userName} context={row.actorName ?? undefined} />,
    },
    {
      key: 'subject',
      title: t('revealedOf'),
      width: 168,
      render: (row) => <TwoLine value={row.subject} context={t(`revealed.${row.table}`)} />,
    },
    { key: 'field', title: t('revealedField'), width: 128, render: (row) => words(`field.${row.field}`) },
    {
      key: 'reason',
      title: words('reason'),
      width: 320,
      render: (row) =>
        row.reason === '' ? (
          <TwoLine value={words(`category.${row.category}`)} />
        ) : (
          <TwoLine value={row.reason} context={words(`category.${row.category}`)} />
        ),
    },
    { key: 'at', title: t('revealedAt'), width: 148, render: (row) => format.dateTime(row.at) },
  ];
}
