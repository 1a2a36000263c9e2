// Kinds of process with their version, how many run, and whether they are in use.
import type { DefinitionLine } from '@yijian/contract/workflows';
import { App, Button, Switch } from 'antd';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDefinitions, useSwitch } from '../../workflow-admin.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { useNames } from '../words/use-names.ts';
import { DesignMenu } from '../designer/design-menu.tsx';
import { VersionDrawer } from './on-demand.tsx';
import type { SectionFrame } from './section-frame.ts';
import '../list/list.css';

export interface DefinitionListProps {
  readonly frame: SectionFrame;
  readonly onDesign: (key: string) => void;
}

export function DefinitionList({ frame, onDesign }: DefinitionListProps): ReactNode {
  const t = useWorkflowPhrases();
  const list = useDefinitions();
  const [open, setOpen] = useState<DefinitionLine | null>(null);
  const columns = useColumns(setOpen, onDesign);
  return (
    <>
      <ListScreen
        {...frame}
        label={t('definitions')}
        actions={mayWrite() ? <DesignMenu onDesign={onDesign} /> : undefined}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        filters={[{ kind: 'search', field: 'keyword', placeholder: t('searchDefinitions') }]}
        matching={(count) => t('matching', { count })}
        failed={t('failed')}
        onOpen={setOpen}
        renderCard={(row) => <DefinitionCard row={row} columns={columns} />}
        empty={t('emptyDefinitions')}
      />
      {open === null ? null : <VersionDrawer definition={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function DefinitionCard({
  row,
  columns,
}: {
  row: DefinitionLine;
  columns: readonly DataColumn<DefinitionLine>[];
}): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const cell = (key: string): ReactNode => columns.find((column) => column.key === key)?.render(row, 0);
  return (
    <article className="workflow-card">
      {cell('name')}
      <p>
        <span>{names.category(row.category)}</span>
        {row.version === null ? null : <span className="num">{t('versionAt', { number: row.version })}</span>}
        <span className="num">
          {t('running')} {format.count(row.running)}
        </span>
      </p>
      <footer>
        {cell('enabled')}
        {cell('actions')}
      </footer>
    </article>
  );
}

const mayWrite = (): boolean => hasPermission('admin:workflows:write');

function useColumns(
  onVersions: (row: DefinitionLine) => void,
  onDesign: (key: string) => void,
): DataColumn<DefinitionLine>[] {
  const t = useWorkflowPhrases();
  const d = useDesignerPhrases();
  const format = useFormat();
  const names = useNames();
  const isEnglish = useLanguage() === 'en';
  return [
    {
      key: 'name',
      title: t('name'),
      width: { zh: 300, en: 340 },
      render: (row) => (
        <TwoLine strong value={names.named(row)} context={isEnglish ? row.enDescription : row.description} />
      ),
    },
    { key: 'code', title: t('code'), width: 168, render: (row) => row.key },
    { key: 'category', title: t('category'), width: 96, render: (row) => names.category(row.category) },
    {
      key: 'version',
      title: t('currentVersion'),
      width: 160,
      render: (row) =>
        row.version === null ? (
          t('noValue')
        ) : (
          <TwoLine value={t('versionAt', { number: row.version })} context={format.dateTime(row.deployedAt)} />
        ),
    },
    {
      key: 'running',
      title: t('running'),
      width: 96,
      align: 'right',
      render: (row) => <span className="num">{format.count(row.running)}</span>,
    },
    { key: 'enabled', title: t('enabled'), width: 88, render: (row) => <InUse line={row} /> },
    {
      key: 'actions',
      title: t('actions'),
      width: { zh: 136, en: 168 },
      locked: true,
      pinRight: true,
      render: (row) => {
        const link = (word: string, act: () => void): ReactNode => (
          <Button
            type="link"
            size="small"
            onClick={(event) => {
              event.stopPropagation();
              act();
            }}
          >
            {word}
          </Button>
        );
        return (
          <>
            {mayWrite() ? link(d('design'), () => onDesign(row.key)) : null}
            {link(t('versions'), () => onVersions(row))}
          </>
        );
      },
    },
  ];
}

function InUse({ line }: { line: DefinitionLine }): ReactNode {
  const t = useWorkflowPhrases();
  const names = useNames();
  const { message } = App.useApp();
  const change = useSwitch();
  return (
    <Switch
      size="small"
      aria-label={t('switchOf', { name: names.named(line) })}
      checked={line.isEnabled}
      disabled={!mayWrite()}
      loading={change.isPending}
      onClick={(isEnabled, event) => {
        event.stopPropagation();
        change.mutate(
          { params: { id: line.id }, body: { isEnabled } },
          { onSuccess: () => void message.success(t(isEnabled ? 'switchedOn' : 'switchedOff')) },
        );
      }}
    />
  );
}
