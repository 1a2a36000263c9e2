// Patients by hospital and indication, groups of ten and more.
import type { HospitalTreatment } from '@yijian/contract/treatment-records';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useRegions } from '../../regions/index.ts';
import { useTreatedHospitals } from '../treatment-records.api.ts';
import { useTreatmentPhrases } from '../treatment-records.phrases.ts';
import { useRecordWords } from './records/use-record-words.ts';
import type { ViewTabs } from './views.ts';
import './treatments.css';

const placeOf = ({ provinceName, cityName }: HospitalTreatment): string =>
  [provinceName, cityName].filter(Boolean).join(' · ');

export function HospitalTotals({ tabs }: { tabs: ViewTabs }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { dictionaries } = useRecordWords();
  const regions = useRegions();
  const columns = useMemo<DataColumn<HospitalTreatment>[]>(
    () => [
      {
        key: 'hospitalName',
        title: t('hospital'),
        width: 320,
        sortable: true,
        render: (row) => <TwoLine strong value={row.hospitalName} context={placeOf(row)} title={row.hospitalName} />,
      },
      {
        key: 'indication',
        title: t('indication'),
        width: 200,
        render: (row) => dictionaries.label('indication', row.indication),
      },
      {
        key: 'patients',
        title: t('patients'),
        width: 120,
        align: 'right',
        sortable: true,
        render: (row) => format.count(row.patients),
      },
    ],
    [t, format, dictionaries],
  );
  return (
    <ListScreen
      title={t('title')}
      {...tabs}
      label={t('view.hospitals')}
      list={useTreatedHospitals()}
      columns={columns}
      filters={[
        { kind: 'search', field: 'hospital', placeholder: t('search') },
        { kind: 'choice', field: 'indication', label: t('indication'), options: dictionaries.options('indication') },
        {
          kind: 'choice',
          field: 'provinceCode',
          label: t('province'),
          options: regions.nodes.map(({ value, label, keywords }) => ({ value, label, keywords })),
        },
      ]}
      above={<p className="treatment-note">{t('smallHidden')}</p>}
      rowKey={(row) => `${row.hospitalId} ${row.indication}`}
      rowName={(row) => row.hospitalName}
      renderCard={(row) => (
        <article className="treatment-card">
          <p>
            <strong>{row.hospitalName}</strong>
            <span className="num">{t('people', { count: format.count(row.patients) })}</span>
          </p>
          <small>{[dictionaries.label('indication', row.indication), placeOf(row)].filter(Boolean).join(' · ')}</small>
        </article>
      )}
      empty={t('emptyHospitals')}
      failed={t('failed')}
    />
  );
}
