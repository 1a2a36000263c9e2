// Handovers, newest first: state, receipt, undo; and the wizard that makes one.
import type { Handover } from '@yijian/contract/handovers';
import { App } from 'antd';
import { ReceiptText, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { Pages, pageSizes, useListState } from '../../../lib/lists/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { RowActions, SectionPage } from '../../administration/index.ts';
import { useHandovers, useUndoHandover } from '../handovers.api.ts';
import { useHandoverPhrases } from '../handovers.phrases.ts';
import { HandoverReceipt } from './handover-receipt.tsx';
import { HandoverWizard } from './handover-wizard.tsx';

const tones: Readonly<Record<Handover['state'], Tone>> = {
  RUNNING: 'primary',
  DONE: 'ok',
  UNDONE: 'neutral',
  FAILED: 'bad',
};
const fields = { keyword: 'text' } as const;

export function HandoverSection(): ReactNode {
  const t = useHandoverPhrases();
  const list = useListState(fields);
  const keyword = list.filters.keyword ?? '';
  const query = useHandovers({ page: list.page, size: list.size });
  const [isOpen, setOpen] = useState(false);
  const [receipt, setReceipt] = useState<string | null>(null);
  const rows = query.data?.content.filter((row) => `${row.fromName} ${row.reason}`.includes(keyword.trim()));
  const writes = hasPermission('admin:handovers:write');
  return (
    <>
      <SectionPage
        title={t('title')}
        query={query}
        rows={rows}
        rowKey={(row) => row.id}
        columns={useColumns(writes, setReceipt)}
        total={query.data?.totalElements}
        keyword={keyword}
        onKeyword={(next) => list.setFilters({ keyword: next })}
        placeholder={t('search')}
        add={writes ? { label: t('begin'), onClick: () => setOpen(true) } : undefined}
        pagination={<Pages list={list} total={query.data?.totalElements} sizes={pageSizes} />}
      />
      {isOpen ? <HandoverWizard onClose={() => setOpen(false)} onMade={setReceipt} /> : null}
      {receipt === null ? null : <HandoverReceipt id={receipt} onClose={() => setReceipt(null)} />}
    </>
  );
}

function useColumns(writes: boolean, open: (id: string) => void): DataColumn<Handover>[] {
  const t = useHandoverPhrases();
  const format = useFormat();
  const undo = useUndo();
  return [
    {
      key: 'from',
      title: t('from'),
      width: 200,
      render: (row) => <TwoLine strong value={row.fromName} context={row.reason} title={row.reason} />,
    },
    {
      key: 'to',
      title: t('to'),
      width: 220,
      render: (row) => <TwoLine value={joined([...new Set(row.receipt.map(({ toName }) => toName))]) || '—'} />,
    },
    {
      key: 'state',
      title: t('status'),
      width: 200,
      render: (row) => (
        <TwoLine
          value={<StatusBadge tone={tones[row.state]}>{t(`state.${row.state}`)}</StatusBadge>}
          context={row.keptCount ? t('keptCount', { count: format.count(row.keptCount) }) : undefined}
        />
      ),
    },
    {
      key: 'records',
      title: t('records'),
      width: 136,
      align: 'right',
      render: (row) => t('movedOf', { moved: format.count(row.movedCount), total: format.count(row.rowCount) }),
    },
    {
      key: 'made',
      title: t('made'),
      width: 168,
      render: (row) => <TwoLine value={format.dateTime(row.createdAt)} context={row.createdBy ?? undefined} />,
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 104,
      pinRight: true,
      render: (row) => (
        <RowActions
          name={row.fromName}
          more={[
            { icon: ReceiptText, label: t('receiptOf', { name: row.fromName }), onClick: () => open(row.id) },
            ...(writes && row.isUndoable
              ? [{ icon: Undo2, label: t('undoOf', { name: row.fromName }), onClick: () => undo(row) }]
              : []),
          ]}
        />
      ),
    },
  ];
}

function useUndo(): (row: Handover) => void {
  const t = useHandoverPhrases();
  const { modal, message } = App.useApp();
  const { mutateAsync } = useUndoHandover();
  return ({ id, fromName: name }) =>
    void modal.confirm({
      title: t('undoQuestion', { name }),
      content: t('undoNote'),
      okText: t('undo'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        mutateAsync({ params: { id } }).then(
          ({ keptCount }) => void message.success(t('undone', { kept: keptCount ?? 0 })),
          () => undefined,
        ),
    });
}
