// Words of the enterprise beside the built-in ones: found, replaced, reset, sent out and in as sheets (specification 3, language entry).
import { wordStates, type WordEntry, type WordQuery } from '@yijian/contract/languages';
import { Button } from 'antd';
import { ClipboardList } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FilterButton, SearchInput } from '@yijian/ui/filter';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { Pages, pageSizes, useListState, type ListState } from '../../../../lib/lists/index.ts';
import { useLanguageReport, useWords } from '../../calls/languages.api.ts';
import { useLanguagePhrases } from '../../words/languages.phrases.ts';
import { mayWrite } from '../frame/sections.ts';
import { LanguageFiles } from './language-files.tsx';
import { LanguageReportDrawer } from './language-report.tsx';
import { WordCard, useWordColumns } from './word-columns.tsx';
import { WordForm } from './word-form.tsx';
import './languages.css';

const fields = { keyword: 'text', type: 'text', state: 'text' } as const;

export function LanguageSection(): ReactNode {
  const t = useLanguagePhrases();
  const format = useFormat();
  const language = useLanguage();
  const list = useListState(fields);
  const filter = list.filters as Partial<WordQuery>;
  const query = useWords({ ...filter, page: list.page, size: list.size });
  const [edited, setEdited] = useState<WordEntry | null>(null);
  const [isReported, setReported] = useState(false);
  const columns = useWordColumns(setEdited);
  const total = query.data?.totalElements;
  return (
    <>
      <ListPage
        title={t('title')}
        actions={
          <>
            <Button icon={<Glyph icon={ClipboardList} />} onClick={() => setReported(true)}>
              {t('report')}
            </Button>
            <LanguageFiles filter={filter} writes={mayWrite('languages')} />
          </>
        }
        search={
          <SearchInput
            value={list.filters.keyword ?? ''}
            onChange={(keyword) => list.setFilters({ keyword })}
            placeholder={t('search')}
          />
        }
        filters={<Filters list={list} />}
        total={total}
        summary={total === undefined ? undefined : t('total', { count: format.count(total) })}
        formatCount={format.count}
        pagination={<Pages list={list} total={query.data?.totalElements} sizes={pageSizes} />}
      >
        {query.error ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={query.data?.content}
            rowKey={(entry) => `${entry.type} ${entry.key}`}
            loading={query.isFetching}
            language={language}
            renderCard={(entry) => <WordCard entry={entry} onEdit={setEdited} />}
            empty={<Empty reason={t('empty')} />}
          />
        )}
      </ListPage>
      {edited === null ? null : <WordForm entry={edited} onClose={() => setEdited(null)} />}
      {isReported ? (
        <LanguageReportDrawer
          onClose={() => setReported(false)}
          onWords={() => {
            setReported(false);
            list.setFilters({ state: 'MISSING' });
          }}
        />
      ) : null}
    </>
  );
}

function Filters({ list }: { list: ListState<typeof fields> }): ReactNode {
  const t = useLanguagePhrases();
  const types = useLanguageReport().data?.types ?? [];
  const { type, state } = list.filters;
  const one = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
  return (
    <>
      <FilterButton
        label={t('type')}
        options={types.map(({ type: value, count }) => ({ value, label: value, count }))}
        value={one(type)}
        multiple={false}
        onChange={([next]) => list.setFilters({ type: next ?? '' })}
      />
      <FilterButton
        label={t('state')}
        options={wordStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={one(state)}
        multiple={false}
        onChange={([next]) => list.setFilters({ state: next ?? '' })}
      />
    </>
  );
}
