// How far work on an upload is: words, numbers and a bar.
import { Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';

export interface WorkProgressProps {
  readonly label: string;
  /** Part that is done, from 0 to 1, where nothing is counted. */
  readonly share?: number | undefined;
  readonly done?: number | undefined;
  /** undefined while nobody knows. */
  readonly total?: number | undefined;
  readonly onCancel?: (() => void) | undefined;
}

export function WorkProgress({ label, share, done = 0, total, onCancel }: WorkProgressProps): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  const part = share ?? (total === undefined || total === 0 ? 0 : Math.min(1, done / total));
  const percent = Math.round(part * 100);
  return (
    <div className="upload-progress" role="status">
      <div className="upload-progress-line">
        <strong>{label}</strong>
        <span className="num">{share === undefined ? <Rows done={done} total={total} /> : format.percent(share)}</span>
        {onCancel ? (
          <Button size="small" onClick={onCancel}>
            {t('cancelBatch')}
          </Button>
        ) : null}
      </div>
      <Progress percent={percent} showInfo={false} size="small" aria-label={label} />
    </div>
  );
}

function Rows({ done, total }: { done: number; total: number | undefined }): ReactNode {
  const t = useUploadPhrases();
  const format = useFormat();
  if (total !== undefined)
    return t('progress', { done: format.count(Math.min(done, total)), total: format.count(total) });
  return done > 0 ? t('rowsSoFar', { done: format.count(done) }) : null;
}
