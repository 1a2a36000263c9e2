// Where doctors stood before and after the period, and how long the steps take; every number opens its doctors (product 3.18).
import { stages, type Stage, type StageMatrix, type StageSlice } from '@yijian/contract/journeys';
import type { Period } from '@yijian/contract/sales-funnels';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePaged } from '../../../../lib/lists/index.ts';
import { CountButton, PeopleDrawer, pickPages } from '../../../sales-funnels/index.ts';
import { readStagePeople, useStagePeople, useStages } from '../../journeys.api.ts';
import { useStagePhrases } from '../../stages.phrases.ts';
import '../journeys.css';

interface OpenSlice {
  readonly slice: StageSlice;
  readonly title: string;
}
type Open = (open: OpenSlice) => void;

export function StageTile({ period }: { period: Period }): ReactNode {
  const t = useStagePhrases();
  const [open, setOpen] = useState<OpenSlice>();
  return (
    <Tile title={t('matrix')}>
      <Async
        query={useStages(period)}
        shape="chart"
        isEmpty={({ cells }) => cells.length === 0}
        empty={{ reason: t('empty') }}
        failedTitle={t('failed')}
      >
        {(matrix) => (
          <>
            <Turns matrix={matrix} />
            <div className="journey-stages">
              <Matrix matrix={matrix} onOpen={setOpen} />
              <Climbs matrix={matrix} onOpen={setOpen} />
            </div>
            <p className="journey-quiet">{t('matrixHint')}</p>
          </>
        )}
      </Async>
      {open === undefined ? null : <SlicePeople period={period} open={open} onClose={() => setOpen(undefined)} />}
    </Tile>
  );
}

const placeOf = (stage: Stage): number => stages.indexOf(stage);
type Cell = StageMatrix['cells'][number];
const sum = (cells: readonly Cell[]): number => cells.reduce((whole, { people }) => whole + people, 0);

function Turns({ matrix: { days, cells } }: { matrix: StageMatrix }): ReactNode {
  const t = useStagePhrases();
  const format = useFormat();
  const of = (sign: number): string =>
    format.count(sum(cells.filter(({ before, after }) => Math.sign(placeOf(after) - placeOf(before)) === sign)));
  return <p>{t('rose', { ...days, up: of(1), same: of(0), down: of(-1) })}</p>;
}

function Matrix({ matrix: { cells }, onOpen }: { matrix: StageMatrix; onOpen: Open }): ReactNode {
  const t = useStagePhrases();
  const most = Math.max(...cells.map(({ people }) => people));
  const count = (
    name: string,
    found: readonly Cell[],
    slice: Omit<StageSlice & { kind: 'CELL' }, 'kind'>,
  ): ReactNode => (
    <CountButton
      name={name}
      count={sum(found)}
      onOpen={() => onOpen({ slice: { kind: 'CELL', ...slice }, title: name })}
    />
  );
  return (
    // Wider than a phone: it scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="journey-scroll" role="region" aria-label={t('cells')} tabIndex={0}>
      <table className="journey-retention journey-matrix num">
        <thead>
          <tr>
            <th scope="col">{t('corner')}</th>
            {stages.map((after) => (
              <th key={after} scope="col">
                {t(`stage.${after}`)}
              </th>
            ))}
            <th scope="col">{t('all')}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map((before) => {
            const row = cells.filter((one) => one.before === before);
            return (
              <tr key={before}>
                <th scope="row">{t(`stage.${before}`)}</th>
                {stages.map((after) => {
                  const found = row.filter((one) => one.after === after);
                  const name = t('cell', { before: t(`stage.${before}`), after: t(`stage.${after}`) });
                  const share = `${Math.round((sum(found) / most) * 100)}%`;
                  return (
                    <td key={after} className="journey-cell" style={{ '--share': share } as CSSProperties}>
                      {count(name, found, { before, after })}
                    </td>
                  );
                })}
                <td>{count(t('beforeOnly', { stage: t(`stage.${before}`) }), row, { before })}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">{t('all')}</th>
            {stages.map((after) => (
              <td key={after}>
                {count(
                  t('afterOnly', { stage: t(`stage.${after}`) }),
                  cells.filter((one) => one.after === after),
                  { after },
                )}
              </td>
            ))}
            <td>{count(t('all'), cells, {})}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Climbs({ matrix, onOpen }: { matrix: StageMatrix; onOpen: Open }): ReactNode {
  const t = useStagePhrases();
  const columns = useClimbColumns(onOpen);
  return <DataTable label={t('climbs')} columns={columns} rows={matrix.climbs} rowKey={({ to }) => to} />;
}

function useClimbColumns(onOpen: Open): DataColumn<StageMatrix['climbs'][number]>[] {
  const t = useStagePhrases();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'climb', title: t('climb'), width: 240, render: ({ to }) => t(`climb.${to}`) },
      {
        key: 'people',
        title: t('doctors'),
        width: 88,
        align: 'right',
        render: ({ to, people }) => {
          const title = t(`climb.${to}`);
          return (
            <CountButton name={title} count={people} onOpen={() => onOpen({ slice: { kind: 'CLIMB', to }, title })} />
          );
        },
      },
      {
        key: 'median',
        title: t('medianDays'),
        width: 120,
        align: 'right',
        render: ({ medianDays }) => format.decimal(medianDays, 1),
      },
    ],
    [t, format, onOpen],
  );
}

interface SliceProps {
  readonly period: Period;
  readonly open: OpenSlice;
  readonly onClose: () => void;
}

function SlicePeople({ period, open: { slice, title }, onClose }: SliceProps): ReactNode {
  const t = useStagePhrases();
  const paging = usePaged();
  const asked = { period, slice };
  const query = useStagePeople({ ...asked, page: paging.page, size: paging.size });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t(slice.kind === 'CLIMB' ? 'days' : 'place')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((page) => readStagePeople({ ...asked, ...page }))}
      onClose={onClose}
    />
  );
}
