// When everybody was compared last, the progress of a search under way, and the settings.
import { Button } from 'antd';
import { ScanSearch, Settings2 } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useCancelScan, useLastScan, useStartScan } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import type { BenchWords } from '../bench-words.ts';
import { SettingsDialog } from '../on-demand.tsx';

/** One search compares doctors and hospitals; how many doctors it compared is told on their bench. */
export function ScanBar({ of }: { of: BenchWords['of'] }): ReactNode {
  const t = useDuplicatePhrases();
  const [isSetting, setSetting] = useState(false);
  const { isRunning } = useLastScan();
  const start = useStartScan();
  const cancel = useCancelScan();
  return (
    <span className="scan-bar">
      <ScanState of={of} />
      {!hasPermission('customer:doctors:merge') ? null : isRunning ? (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t('stop')}
        </Button>
      ) : (
        <Button
          type="primary"
          icon={<Glyph icon={ScanSearch} />}
          loading={start.isPending}
          onClick={() => start.mutate({})}
        >
          {t('scan')}
        </Button>
      )}
      <Button
        icon={<Glyph icon={Settings2} />}
        aria-label={t('settings')}
        title={t('settings')}
        onClick={() => setSetting(true)}
      />
      {isSetting ? <SettingsDialog onClose={() => setSetting(false)} /> : null}
    </span>
  );
}

function ScanState({ of }: { of: BenchWords['of'] }): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const { scan } = useLastScan();
  if (scan === null) return <span role="status">{t('never')}</span>;
  const at = format.dateTime(scan.finishedAt ?? scan.requestedAt);
  const doctors = format.count(scan.doctors);
  const { done, total } = scan;
  const words = {
    QUEUED: t('scanQueued'),
    RUNNING: of === 'doctors' ? t('scanning', { done, total, doctors }) : t('searching', { done, total }),
    DONE: of === 'doctors' ? t('scannedAt', { at, doctors, found: format.count(scan.found) }) : t('searchedAt', { at }),
    FAILED: t('scanFailed', { at }),
    CANCELLED: t('scanCancelled', { at }),
  };
  return (
    <span role="status">
      {scan.state === 'RUNNING' ? <progress max={Math.max(1, total)} value={done} aria-label={words.RUNNING} /> : null}
      {words[scan.state]}
    </span>
  );
}
