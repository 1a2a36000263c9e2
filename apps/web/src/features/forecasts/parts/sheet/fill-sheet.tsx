// The own forecast while it may be filled: saved as it is typed, copied from baseline or the round before, submitted.
import type { ForecastLine, SheetDetail } from '@yijian/contract/forecasts';
import { Alert, Button, Dropdown } from 'antd';
import { useCallback, type ReactNode } from 'react';
import { isCancelled } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useStepForecastSheet } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import type { Cells } from '../grid/cells.ts';
import { SheetGrid } from '../grid/sheet-grid.tsx';
import { useSheetWork, type SheetWork } from './use-sheet-work.ts';

/** What empty cells may be filled from. */
const sources = ['baseline', 'prior', 'lastYear'] as const;
type Source = (typeof sources)[number];

export function FillSheet({ sheet }: { sheet: SheetDetail }): ReactNode {
  const t = useForecastPhrases();
  const shell = useShell();
  const work = useSheetWork(sheet);
  const step = useStepForecastSheet();
  const { change } = work;
  const changeCells = useCallback((line: ForecastLine, forecast: Cells) => change(line, { forecast }), [change]);
  const changeReason = useCallback((line: ForecastLine, reason: string) => change(line, { reason }), [change]);
  const copy = (source: Source): void => {
    let count = 0;
    for (const line of sheet.grid) {
      const { forecast } = work.lineOf(line);
      const from = line[source];
      const next = forecast.map((one, at) => one ?? from[at] ?? null);
      const filled = next.filter((one, at) => one !== forecast[at]).length;
      if (filled > 0) work.change(line, { forecast: next });
      count += filled;
    }
    if (count > 0) shell.toast.success(t('copied', { count }));
    else shell.toast.info(t('nothingToCopy'));
  };
  const submit = async (): Promise<void> => {
    try {
      const version = await work.flush();
      await step.mutateAsync({ params: { id: sheet.id }, body: { act: 'SUBMIT', version } });
      shell.toast.success(t('submitted'));
    } catch (error) {
      if (!isCancelled(error)) shell.toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <div className="forecast-acts">
        <SaveNote work={work} />
        <span className="forecast-note">{t('pasteHint')}</span>
        <span className="forecast-acts-buttons">
          <Dropdown
            menu={{
              items: sources.map((key) => ({ key, label: t(`copy.${key}`) })),
              onClick: ({ key }) => copy(key as Source),
            }}
            trigger={['click']}
          >
            <Button>{t('copy')}</Button>
          </Dropdown>
          <Button type="primary" loading={step.isPending} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        </span>
      </div>
      {work.problem === undefined ? null : (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={work.problem}
          action={<Button onClick={() => shell.refresh()}>{t('reload')}</Button>}
        />
      )}
      <SheetGrid
        sheet={sheet}
        kind="cellLabel"
        valuesOf={(line) => work.lineOf(line).forecast}
        reasonOf={(line) => work.lineOf(line).reason}
        onChange={changeCells}
        onReason={changeReason}
      />
    </>
  );
}

function SaveNote({ work }: { work: SheetWork }): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  const words = work.isSaving
    ? t('saving')
    : work.isDirty
      ? t('unsaved')
      : work.savedAt
        ? t('saved', { time: format.time(work.savedAt.toISOString()) })
        : '';
  return (
    <span className="forecast-saved num" role="status">
      {words}
    </span>
  );
}
