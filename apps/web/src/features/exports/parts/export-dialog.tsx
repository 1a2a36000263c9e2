// Asks why rows shall leave, says how many and how many exports are left, and tells a refusal with the way to ask (reliability 24).
import {
  exportCategories,
  type ExportAllowance,
  type ExportCategory,
  type ExportFormat,
} from '@yijian/contract/exports';
import { Alert, App, Input, Modal } from 'antd';
import { ChipSelect, Field, SegmentedField } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { isCancelled } from '../../../lib/api/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { useCommonPhrases } from '../../../lib/i18n/index.ts';
import { useAllowance } from '../exports.api.ts';
import { useExportPhrases } from '../exports.phrases.ts';
import type { ExportTool } from './export-tool.ts';
import './exports.css';

type Work = { category: ExportCategory | null; reason: string; format: ExportFormat };
type Tool = ExportTool<ExportFormat>;
type Faults = { category?: string | undefined; reason?: string | undefined; refusal?: string | undefined };

const LEAST_REASON = 4;
const sheets = ['xlsx', 'csv'] as const;

export function ExportDialog({
  resource,
  rows,
  formats = sheets,
  run,
  onClose,
}: Pick<Tool, 'resource' | 'rows' | 'run'> & {
  formats?: Tool['formats'] | undefined;
  onClose: () => void;
}): ReactNode {
  const t = useExportPhrases();
  const allowance = useAllowance(resource);
  const [work, setWork] = useState<Work>({ category: null, reason: '', format: formats[0] ?? 'xlsx' });
  const { send, faults, isSending } = useSending(run, onClose, () => void allowance.refetch());
  const isBarred = allowance.data !== undefined && barOf(allowance.data, rows) !== null;
  return (
    <Modal
      open
      title={t('ask.title', { resource: t(`resource.${resource}`) })}
      okText={t('ask.ok')}
      cancelText={t('ask.cancel')}
      okButtonProps={{ loading: isSending, disabled: isBarred || !allowance.data }}
      onOk={() => void send(work)}
      onCancel={onClose}
      width={480}
    >
      <Async query={allowance} rows={2} compact>
        {(known) => <Standing allowance={known} rows={rows} />}
      </Async>
      {faults.refusal ? <Alert type="warning" showIcon title={t('ask.refused')} description={faults.refusal} /> : null}
      {isBarred ? null : <Questions work={work} formats={formats} faults={faults} onChange={setWork} />}
    </Modal>
  );
}

/** What of the limits stands in the way; an approval takes both away. */
function barOf(known: ExportAllowance, rows: number | null): 'approval' | 'day' | 'rows' | null {
  const { leftToday, approval, isApprovalFirst } = known;
  if (isApprovalFirst && approval === null) return 'approval';
  const rowsPerExport = isApprovalFirst ? 0 : known.rowsPerExport;
  if (approval !== null && (rows === null || rows <= Math.max(approval.rows, rowsPerExport))) return null;
  if (leftToday === 0 && approval === null) return 'day';
  return rows !== null && rows > rowsPerExport ? 'rows' : null;
}

function Standing({ allowance, rows }: { allowance: ExportAllowance; rows: number | null }): ReactNode {
  const t = useExportPhrases();
  const format = useFormat();
  const { leftToday, perDay, rowsPerExport, approval, isApprovalFirst } = allowance;
  const bar = barOf(allowance, rows);
  const titles = {
    approval: t('ask.approvalFirst'),
    day: t('ask.noneLeft'),
    rows: t('ask.tooMany', { limit: format.count(isApprovalFirst ? (approval?.rows ?? 0) : rowsPerExport) }),
  };
  return (
    <div className="export-standing">
      <p>
        <strong>{rows === null ? t('ask.rowsUnknown') : t('ask.rows', { count: format.count(rows) })}</strong>
        <span>{t('ask.left', { left: leftToday, perDay })}</span>
        {approval ? <span>{t('ask.approved', { rows: format.count(approval.rows) })}</span> : null}
      </p>
      {bar === null ? (
        <p>{t('ask.note')}</p>
      ) : (
        <Alert
          type="warning"
          showIcon
          title={titles[bar]}
          description={bar === 'rows' ? `${t('ask.way')} ${t('ask.narrow')}` : t('ask.way')}
        />
      )}
    </div>
  );
}

function Questions(props: {
  work: Work;
  formats: readonly ExportFormat[];
  faults: Faults;
  onChange: (work: Work) => void;
}): ReactNode {
  const { work, formats, faults, onChange } = props;
  const t = useExportPhrases();
  const categories = exportCategories.map((value) => ({ value, label: t(`category.${value}`) }));
  return (
    <div className="export-questions">
      <Field label={t('ask.category')} required error={faults.category}>
        <ChipSelect
          label={t('ask.category')}
          options={categories}
          value={work.category === null ? [] : [work.category]}
          multiple={false}
          onChange={([next]) => onChange({ ...work, category: (next as ExportCategory | undefined) ?? null })}
        />
      </Field>
      <Field label={t('ask.reason')} id="export-reason" required error={faults.reason} hint={t('ask.reasonHint')}>
        <Input.TextArea
          id="export-reason"
          value={work.reason}
          maxLength={200}
          rows={2}
          onChange={(event) => onChange({ ...work, reason: event.target.value })}
        />
      </Field>
      <Field label={t('ask.format')}>
        <SegmentedField
          label={t('ask.format')}
          options={formats.map((value) => ({ value, label: t(`ask.${value}`) }))}
          value={work.format}
          onChange={(format) => onChange({ ...work, format: format as Work['format'] })}
        />
      </Field>
    </div>
  );
}

function useSending(run: Tool['run'], onDone: () => void, onRefused: () => void) {
  const t = useExportPhrases();
  const common = useCommonPhrases();
  // Not of the shell: the console exports as well, and stands outside it.
  const { message } = App.useApp();
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const send = async ({ category, reason, format }: Work): Promise<void> => {
    const isShort = reason.trim().length < LEAST_REASON;
    setFaults({
      category: category === null ? t('ask.categoryMissing') : undefined,
      reason: isShort ? t('ask.reasonMissing') : undefined,
    });
    if (category === null || isShort) return;
    setSending(true);
    void message.success(common('downloading'));
    try {
      await run({ format, reasonCategory: category, reason: reason.trim() });
      onDone();
    } catch (error) {
      if (isCancelled(error)) return;
      setFaults({ refusal: error instanceof Error ? error.message : String(error) });
      onRefused();
    } finally {
      setSending(false);
    }
  };
  return { send, faults, isSending };
}
