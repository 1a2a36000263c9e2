// The doctors or hospitals behind a number, page by page; doctors that are chosen, or all of them, can be acted on.
import type { Person, Unit } from '@yijian/contract/sales-funnels';
import { FormDrawer } from '@yijian/ui/form-page';
import type { QueryLike } from '@yijian/ui/states';
import { useSelection } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { PagedTable, pageSizes, type Paged } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';
import { PeopleActs } from './people-acts.tsx';
import { usePeopleColumns } from './use-people-columns.tsx';
import '../funnels.css';

export interface PeopleDrawerProps {
  readonly title: string;
  readonly unit?: Unit;
  /** Names the column of counts; "count" unless given. */
  readonly countTitle?: string;
  readonly query: QueryLike<{ content: Person[]; totalElements: number }>;
  readonly paging: Paged;
  /** Finds the ids of all of them, as many as an act takes. */
  readonly pickAll?: (() => Promise<readonly string[]>) | undefined;
  /** False: they are shown and nothing is done with them. */
  readonly hasActs?: boolean;
  /** More that can be done with the chosen ones. */
  readonly renderMoreActs?: (keys: readonly string[], clear: () => void) => ReactNode;
  readonly onClose: () => void;
}

export function PeopleDrawer(props: PeopleDrawerProps): ReactNode {
  const { title, unit = 'DOCTOR', countTitle, query, paging, pickAll, hasActs = true, renderMoreActs, onClose } = props;
  const t = useEventPhrases();
  const format = useFormat();
  const shell = useShell();
  const selection = useSelection();
  const columns = usePeopleColumns(unit, countTitle);
  const isDoctor = unit === 'DOCTOR';
  const isActedOn = isDoctor && hasActs;
  const open = ({ id, name }: Person): void =>
    isDoctor
      ? shell.openTab(`/customer/doctorProfile?doctorId=${id}&id=${id}`, { title: name })
      : shell.openTab(`/customer/hospitalList/hospitalDetail/${id}/${encodeURIComponent(name)}`, { title: name });
  const total = query.data?.totalElements;
  return (
    <FormDrawer
      open
      width={760}
      onClose={onClose}
      title={total === undefined ? title : `${title} · ${t('people', { count: format.count(total) })}`}
      footer={
        isActedOn ? (
          <PeopleActs selection={selection} pickAll={total === 0 ? undefined : pickAll}>
            {renderMoreActs?.(selection.keys, selection.clear)}
          </PeopleActs>
        ) : undefined
      }
    >
      <PagedTable
        label={title}
        columns={columns}
        query={query}
        list={paging}
        sizes={pageSizes}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        selection={isActedOn ? selection : undefined}
        onOpen={open}
        renderCard={(row) => <PersonCard row={row} />}
        empty={t('nobody')}
        failed={t('failed')}
      />
    </FormDrawer>
  );
}

function PersonCard({ row }: { row: Person }): ReactNode {
  const format = useFormat();
  return (
    <article className="funnel-card">
      <p>
        <strong>{row.name}</strong>
        <span className="num">{format.count(row.count)}</span>
      </p>
      <small>{[row.title, row.hospitalName, row.department].filter(Boolean).join(' · ')}</small>
      <small className="num">{format.dateTime(row.at)}</small>
    </article>
  );
}
