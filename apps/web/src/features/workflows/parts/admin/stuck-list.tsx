// Processes that nothing moves any more, and their repair.
import type { StuckLine } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useStuck } from '../../workflow-admin.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { paths } from '../list/paths.ts';
import { RepairDialog } from './on-demand.tsx';
import { InstanceCard, useInstanceColumns } from './use-instance-columns.tsx';
import type { SectionFrame } from './section-frame.ts';

/** What the server says where the only fault is that nobody is left. */
const NOBODY = 'no approver in service';

export function StuckList({ frame }: { frame: SectionFrame }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const navigate = useNavigate();
  const language = useLanguage();
  const query = useStuck();
  const [open, setOpen] = useState<StuckLine | null>(null);
  const mend = (row: StuckLine): ReactNode =>
    hasPermission('admin:workflows:write') ? (
      <Button
        size="small"
        onClick={(event) => {
          event.stopPropagation();
          setOpen(row);
        }}
      >
        {t('repair')}
      </Button>
    ) : null;
  const trouble = (row: StuckLine): string => (row.trouble === NOBODY ? t('noApprover') : row.trouble);
  const columns: DataColumn<StuckLine>[] = [
    ...(useInstanceColumns() as DataColumn<StuckLine>[]).filter(({ key }) => key !== 'state'),
    {
      key: 'trouble',
      title: t('problem'),
      width: 240,
      render: (row) => <span className="workflow-late">{trouble(row)}</span>,
    },
    { key: 'actions', title: t('actions'), width: 96, locked: true, pinRight: true, render: mend },
  ];
  const total = query.data?.content.length;
  return (
    <>
      <ListPage
        {...frame}
        total={total}
        summary={total === undefined ? undefined : t('matching', { count: format.count(total) })}
        toolbar={{ onRefresh: () => void query.refetch(), refreshing: query.isFetching }}
      >
        {query.error && !query.data ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('stuck')}
            columns={columns}
            rows={query.data?.content}
            rowKey={(row) => row.id}
            loading={query.isFetching}
            language={language}
            onOpen={(row) => void navigate(paths.detail(row.id))}
            renderCard={(row) => (
              <InstanceCard line={row}>
                <p className="workflow-late">{trouble(row)}</p>
                {mend(row)}
              </InstanceCard>
            )}
            empty={<Empty reason={t('emptyStuck')} />}
          />
        )}
      </ListPage>
      {open === null ? null : <RepairDialog line={open} onClose={() => setOpen(null)} />}
    </>
  );
}
