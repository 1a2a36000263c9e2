// The list of a box: filters, table or cards, one request beside it, the download.
import { verificationEndpoints } from '@yijian/contract/verifications';
import { Button } from 'antd';
import { FileUp, Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { BottomBar } from '@yijian/ui/phone';
import { useSelection } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { ListScreen, useAddressed } from '../../../../lib/lists/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { toQuery, useVerifications, type Box } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { RequestDrawer, RequestForm, ResultsDialog } from '../on-demand.tsx';
import { useCompleteMany } from '../results/use-complete-many.ts';
import { useVerificationColumns } from './use-verification-columns.tsx';
import { useVerificationFilters } from './use-verification-filters.ts';
import { VerificationCard } from './verification-card.tsx';

export interface BoxTab {
  readonly key: Box;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface VerificationListProps {
  readonly box: Box;
  readonly tabs: readonly BoxTab[];
  readonly onBox: (box: Box) => void;
}

const emptyWords = { mine: 'emptyMine', inbox: 'emptyInbox', all: 'emptyAll' } as const;

export function VerificationList({ box, tabs, onBox }: VerificationListProps): ReactNode {
  const t = useVerificationPhrases();
  const list = useVerifications(box);
  const columns = useVerificationColumns(box);
  const filters = useVerificationFilters(box);
  const [open, setOpen] = useAddressed();
  const [dialog, setDialog] = useState<'add' | 'results' | null>(null);
  const selection = useSelection();
  const completing = useCompleteMany(selection);
  const exporting = useExport({
    resource: 'verifications',
    permission: 'customer:verifications:export',
    rows: list.total,
    run: (ask) =>
      download(verificationEndpoints.download, {
        query: { ...toQuery(box, list.filters), ...ask },
      }),
  });
  return (
    <>
      <ListScreen
        title={t('title')}
        label={t('listOf')}
        tabs={tabs}
        tab={box}
        onTabChange={(key) => onBox(key as Box)}
        actions={list.grows ? undefined : <Actions box={box} onOpen={setDialog} />}
        list={list}
        columns={columns}
        filters={filters}
        rowKey={(row) => row.id}
        rowName={(row) => row.doctorName}
        matching={(count) => t('matching', { count })}
        tools={exporting.tool}
        {...(box === 'inbox' ? { selection, batchActions: completing.actions } : {})}
        onOpen={(row) => setOpen(row.id)}
        renderCard={(row) => <VerificationCard row={row} />}
        failed={t('failed')}
        empty={t(emptyWords[box])}
        phoneBar={
          <Allowed permission="customer:verifications:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setDialog('add') }} />
          </Allowed>
        }
      />
      {exporting.dialog}
      {dialog === 'add' ? <RequestForm onClose={() => setDialog(null)} /> : null}
      {dialog === 'results' ? <ResultsDialog onClose={() => setDialog(null)} /> : null}
      {open === undefined ? null : <RequestDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Actions({ box, onOpen }: { box: Box; onOpen: (what: 'add' | 'results') => void }): ReactNode {
  const t = useVerificationPhrases();
  return (
    <>
      {box === 'mine' ? null : (
        <Allowed permission="customer:verifications:review">
          <Button icon={<Glyph icon={FileUp} />} onClick={() => onOpen('results')}>
            {t('results')}
          </Button>
        </Allowed>
      )}
      <Allowed permission="customer:verifications:write">
        <Button
          type={box === 'inbox' ? 'default' : 'primary'}
          icon={<Glyph icon={Plus} />}
          onClick={() => onOpen('add')}
        >
          {t('add')}
        </Button>
      </Allowed>
    </>
  );
}
