// States of rounds and sheets as badges.
import type { ForecastCycleState, SheetState } from '@yijian/contract/forecasts';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useForecastPhrases } from '../forecasts.phrases.ts';

const cycleTones = { OPEN: 'primary', CONSOLIDATED: 'ok', FROZEN: 'neutral', ISSUED: 'primary', LOCKED: 'ok' } as const;
const sheetTones = {
  OPEN: 'neutral',
  FILLING: 'primary',
  SUBMITTED: 'warn',
  ADJUSTED: 'warn',
  REVIEWED: 'ok',
  ISSUED: 'primary',
  CHALLENGED: 'bad',
  ACCEPTED: 'ok',
  REVISED: 'ok',
  LOCKED: 'neutral',
} as const satisfies Record<SheetState, Tone>;

export function CycleState({ state }: { state: ForecastCycleState }): ReactNode {
  const t = useForecastPhrases();
  return <StatusBadge tone={cycleTones[state]}>{t(`cycle.${state}`)}</StatusBadge>;
}

export function SheetStateBadge({ state }: { state: SheetState }): ReactNode {
  const t = useForecastPhrases();
  return <StatusBadge tone={sheetTones[state]}>{t(`sheet.${state}`)}</StatusBadge>;
}
