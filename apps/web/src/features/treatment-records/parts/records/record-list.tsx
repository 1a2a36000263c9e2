// The treatment records one by one, for those who may see them; exported with an approval alone.
import type { TreatmentRecord } from '@yijian/contract/treatment-records';
import { FilterTree, SearchInput } from '@yijian/ui/filter';
import { useState, type ReactNode } from 'react';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useExport } from '../../../exports/index.ts';
import { useRegions } from '../../../regions/index.ts';
import { downloadTreatments, useTreatmentRecords } from '../../treatment-records.api.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import type { ViewTabs } from '../views.ts';
import { RecordDrawer } from './record-drawer.tsx';
import { useRecordColumns } from './use-record-columns.tsx';
import { useRecordFilters } from './use-record-filters.tsx';
import { useRecordWords } from './use-record-words.ts';
import '../treatments.css';

export function RecordList({ tabs }: { tabs: ViewTabs }): ReactNode {
  const t = useTreatmentPhrases();
  const list = useTreatmentRecords();
  const regions = useRegions();
  const [opened, setOpened] = useState<TreatmentRecord | null>(null);
  const exporting = useExport({
    resource: 'treatment-records',
    permission: 'sdaManager:treatment-records:export',
    rows: list.total,
    run: (ask) => downloadTreatments(list.filters, ask),
  });
  const isMasked = list.rows?.some((row) => row.isMasked) === true;
  const setPlaces = (codes: readonly string[]): void => {
    const { provinces, cities } = regions.split(codes);
    list.setFilters({ provinceCode: provinces, cityCode: cities });
  };
  const typed = (
    field: 'drug' | 'department' | 'patientKey' | 'icdCode' | 'dose' | 'batchId',
    placeholder: string,
  ): ReactNode => (
    <SearchInput
      value={list.filters[field] ?? ''}
      onChange={(value) => list.setFilters({ [field]: value })}
      placeholder={placeholder}
    />
  );
  return (
    <>
      <ListScreen
        title={t('title')}
        {...tabs}
        list={list}
        columns={useRecordColumns()}
        filters={useRecordFilters()}
        moreFilters={
          <>
            <FilterTree
              label={t('region')}
              nodes={regions.nodes}
              value={[...(list.filters.provinceCode ?? []), ...(list.filters.cityCode ?? [])]}
              onChange={setPlaces}
            />
            {typed('drug', t('drug'))}
            {typed('department', t('department'))}
            {typed('icdCode', t('icdHint'))}
            {typed('dose', t('dose'))}
            {typed('batchId', t('batch'))}
            {isMasked ? null : typed('patientKey', t('patientKeyHint'))}
          </>
        }
        tools={exporting.tool}
        above={isMasked ? <p className="treatment-note">{t('masked')}</p> : undefined}
        rowKey={(row) => row.id}
        rowName={(row) => row.patientKey}
        onOpen={setOpened}
        renderCard={(row) => <RecordCard row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {exporting.dialog}
      {opened === null ? null : <RecordDrawer record={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function RecordCard({ row }: { row: TreatmentRecord }): ReactNode {
  const t = useTreatmentPhrases();
  const { dictionaries, ages, drug } = useRecordWords();
  const age = ages.find(({ value }) => value === row.ageBand)?.label;
  const { label } = dictionaries;
  return (
    <article className="treatment-card">
      <p>
        <strong>{drug(row.drug)}</strong>
        <span>{row.stoppedOn === null ? t('ongoing') : label('stopReason', row.stopReason)}</span>
      </p>
      <small>
        {[label('indication', row.indication), label('sex', row.sex), age, row.startedOn].filter(Boolean).join(' · ')}
      </small>
      <small>{[row.patientKey, row.hospitalName].join(' · ')}</small>
    </article>
  );
}
