// Opinion leaders by province: the map, and its figures with the way into each ranking.
import type { KolProvince } from '@yijian/contract/opinion-leaders';
import { RegionMap } from '@yijian/ui/region-map';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { inLine } from '../in-line.ts';
import { useProvincesOf } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from '../question/use-question.ts';

export function MapView({ asking }: { asking: Asking }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const query = useProvincesOf(asking.question);
  const choose = (code: string): void => asking.set({ region: code, view: undefined });
  return (
    <Async query={query} shape="chart" failedTitle={t('failed')}>
      {(provinces) => (
        <div className="kol-map">
          <section>
            <h3>{t('mapTitle')}</h3>
            <RegionMap
              title={t('mapTitle')}
              head={[t('province'), t('doctors')]}
              values={provinces.map((one) => ({ code: one.code, label: one.name, value: one.active }))}
              format={(value) => format.count(value)}
              selected={asking.question.region}
              onChooseRegion={choose}
            />
          </section>
          <Provinces provinces={provinces} onOpen={choose} />
        </div>
      )}
    </Async>
  );
}

type FigureOf = 'active' | 'national' | 'regional' | 'local' | 'rising';

function Provinces({
  provinces,
  onOpen,
}: {
  provinces: readonly KolProvince[];
  onOpen: (code: string) => void;
}): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const figure = (key: FigureOf, title: string): DataColumn<KolProvince> => ({
    key,
    title,
    width: { zh: 56, en: 66 },
    align: 'right',
    render: (row) => <span className="num">{format.count(row[key])}</span>,
  });
  const columns: DataColumn<KolProvince>[] = [
    {
      key: 'name',
      title: t('province'),
      width: { zh: 124, en: 116 },
      render: (row) => (
        <button
          type="button"
          className="kol-link"
          aria-label={t('showProvince', { name: row.name })}
          onClick={() => onOpen(row.code)}
        >
          {row.name}
        </button>
      ),
    },
    figure('active', t('doctors')),
    figure('national', t('national')),
    figure('regional', t('regional')),
    figure('local', t('local')),
    figure('rising', t('rising')),
    {
      key: 'best',
      title: t('best'),
      width: { zh: 124, en: 160 },
      render: (row) =>
        row.bestName === null ? (
          '—'
        ) : (
          <span>
            {row.bestName} <span className="kol-quiet num">{format.fixed(row.bestScore, 1)}</span>
          </span>
        ),
    },
  ];
  return (
    <DataTable
      label={t('mapTable')}
      columns={columns}
      rows={provinces.filter((one) => one.active > 0)}
      rowKey={(row) => row.code}
      onOpen={(row) => onOpen(row.code)}
      rowName={(row) => row.name}
      renderCard={(row) => <ProvinceCard row={row} />}
      density="tight"
      inCard
      empty={<Empty reason={t('none')} />}
    />
  );
}

/** A province on a phone: what the columns say, in lines. */
function ProvinceCard({ row }: { row: KolProvince }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const tiers = (['national', 'regional', 'local', 'rising'] as const).filter((key) => row[key] > 0);
  return (
    <div className="kol-card">
      <div>
        <strong>{row.name}</strong>
        <b className="num">{t('doctorCount', { count: format.count(row.active) })}</b>
      </div>
      <p className="kol-quiet num">{inLine(tiers.map((key) => `${t(key)} ${format.count(row[key])}`))}</p>
      {row.bestName === null ? null : (
        <p className="kol-quiet num">{`${t('best')} ${row.bestName} ${format.fixed(row.bestScore, 1)}`}</p>
      )}
    </div>
  );
}
