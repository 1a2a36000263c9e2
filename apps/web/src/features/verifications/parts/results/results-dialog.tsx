// Results of many requests from one sheet: entered as a whole, or every fault by row and column (product 3.6).
import { useQueryClient } from '@tanstack/react-query';
import type { ResultAnswer } from '@yijian/contract/verifications';
import { Alert, Button, Modal } from 'antd';
import { DropZone } from '@yijian/ui/drop-zone';
import { Glyph } from '@yijian/ui/icon';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError, refreshCalls } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { downloadFailedResults, sendResults } from '../../send-file.api.ts';
import { changed } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import '../verifications.css';
import '../review/desk.css';

type Answer = z.infer<typeof ResultAnswer>;

export function ResultsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useVerificationPhrases();
  const { upload, sent, failure, answer, file } = useResults();
  return (
    <Modal
      open
      title={t('resultsTitle')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
      width={640}
    >
      <div className="verify-results">
        <p className="verify-hint">{t('resultsHint')}</p>
        <DropZone
          label={t('resultsFile')}
          title={sent === null ? t('resultsDrop') : t('uploading', { percent: Math.round(sent * 100) })}
          accept=".xlsx,.csv"
          disabled={sent !== null}
          onFile={(file) => void upload(file)}
        />
        {failure === null ? null : <Alert type="error" showIcon title={failure} />}
        {answer === null || file === null ? null : <Outcome answer={answer} file={file} />}
      </div>
    </Modal>
  );
}

function useResults() {
  const client = useQueryClient();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const upload = async (chosen: File): Promise<void> => {
    setFile(chosen);
    setFailure(null);
    setAnswer(null);
    setSent(0);
    try {
      setAnswer(await sendResults(chosen, setSent));
      for (const row of changed) await refreshCalls(client, row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setSent(null);
    }
  };
  return { upload, sent, failure, answer, file };
}

function Outcome({ answer, file }: { answer: Answer; file: File }): ReactNode {
  const t = useVerificationPhrases();
  const format = useFormat();
  const { isApplied, rowCount, requestCount, faultCount, faults } = answer;
  if (isApplied) {
    const title = t('resultsApplied', { rows: format.count(rowCount), requests: format.count(requestCount) });
    return <Alert type="success" showIcon title={title} />;
  }
  if (faultCount === 0) return <Alert type="warning" showIcon title={t('resultsNone')} />;
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={t('resultsFaults', { count: format.count(faultCount) })}
        action={<FailedRows file={file} />}
      />
      {/* Scrolled by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="verify-faults" tabIndex={0} role="region" aria-label={t('fault')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('fault')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, column, message }, index) => (
              <tr key={`${row}${column}${String(index)}`}>
                <td className="num">{row}</td>
                <td>{column}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The faulty rows as a workbook, each with its reasons: to correct and upload again. */
function FailedRows({ file }: { file: File }): ReactNode {
  const t = useVerificationPhrases();
  const shell = useShell();
  const [isBusy, setBusy] = useState(false);
  const fetch = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadFailedResults(file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      shell.toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<Glyph icon={Download} size={14} />} loading={isBusy} onClick={() => void fetch()}>
      {t('failedRows')}
    </Button>
  );
}
