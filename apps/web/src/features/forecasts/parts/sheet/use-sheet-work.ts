// What is typed into a forecast before the server has it: kept line by line, sent once the typing pauses, one call at a time.
import type { ForecastLine, SheetDetail, SheetKept } from '@yijian/contract/forecasts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isCancelled } from '../../../../lib/api/index.ts';
import { useFillForecastSheet } from '../../forecasts.api.ts';
import type { Cells } from '../grid/cells.ts';

/** Milliseconds without typing after which lines are sent. */
const PAUSE = 700;

export interface LineWork {
  readonly forecast: Cells;
  readonly reason: string;
}

export interface SheetWork {
  /** A line as it is typed. */
  readonly lineOf: (line: ForecastLine) => LineWork;
  readonly change: (line: ForecastLine, change: Partial<LineWork>) => void;
  /** Sends what is left and answers the version of the sheet. */
  readonly flush: () => Promise<number>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly savedAt: Date | undefined;
  /** Words of the refusal; the lines stay as they were typed. */
  readonly problem: string | undefined;
}

export function useSheetWork(sheet: SheetDetail): SheetWork {
  const [typed, setTyped] = useState<ReadonlyMap<string, LineWork>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const dirty = useRef(new Map<string, LineWork>());
  const versions = useRef(new Map<string, number>());
  const sheetVersion = useRef(0);
  const flight = useRef<Promise<void>>(undefined);
  const { mutateAsync } = useFillForecastSheet();
  const send = useCallback(async (): Promise<void> => {
    const lines = sheet.grid.flatMap((line) => {
      const work = dirty.current.get(line.id);
      return work === undefined
        ? []
        : [
            {
              id: line.id,
              version: Math.max(line.version, versions.current.get(line.id) ?? 0),
              forecast: [...work.forecast],
              reason: work.reason,
            },
          ];
    });
    if (lines.length === 0) return;
    const sent = new Map(dirty.current);
    setSaving(true);
    const body = { lines: lines.slice(0, 500) };
    const sending = mutateAsync({ params: { id: sheet.id }, body }).finally(() => setSaving(false));
    const kept: SheetKept = await sending;
    for (const one of kept.lines) {
      versions.current.set(one.id, one.version);
      if (dirty.current.get(one.id) === sent.get(one.id)) dirty.current.delete(one.id);
    }
    sheetVersion.current = kept.version;
    setDirty(dirty.current.size > 0);
    setProblem(undefined);
    setSavedAt(new Date());
  }, [sheet, mutateAsync]);

  const flush = useCallback(async (): Promise<number> => {
    await flight.current?.catch(() => {});
    while (dirty.current.size > 0) {
      flight.current = send();
      await flight.current;
    }
    return Math.max(sheetVersion.current, sheet.version);
  }, [send, sheet.version]);

  useEffect(() => {
    if (typed.size === 0) return undefined;
    const timer = setTimeout(() => {
      flush().catch((error: unknown) => {
        if (!isCancelled(error)) setProblem(error instanceof Error ? error.message : String(error));
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, flush]);

  // Whoever leaves within the pause loses nothing.
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  }, [flush]);
  useEffect(() => () => void latest.current().catch(() => {}), []);

  const lineOf = (line: ForecastLine): LineWork => typed.get(line.id) ?? line;
  const change = useCallback((line: ForecastLine, part: Partial<LineWork>): void => {
    const now = dirty.current.get(line.id);
    setDirty(true);
    setTyped((all) => {
      const { forecast, reason } = { ...(all.get(line.id) ?? now ?? line), ...part };
      const next = { forecast, reason };
      dirty.current.set(line.id, next);
      return new Map(all).set(line.id, next);
    });
  }, []);
  return { lineOf, change, flush, isDirty, isSaving, savedAt, problem };
}
