// The control tower: where processes wait, how they really went, when they will be over, who may need a deputy (product: control tower).
import { AnalysisPage, type AnalysisPageProps } from '@yijian/ui/analysis-page';
import type { ReactNode } from 'react';
import { Bottlenecks } from './views/bottlenecks.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { Deputies } from './views/deputies.tsx';
import { Forecasts } from './views/forecasts.tsx';
import { MapView } from './map/map-view.tsx';
import { Question } from './question.tsx';
import { useTowerState } from './use-tower-state.ts';
import type { ViewProps } from './view-props.ts';
import './tower.css';

const shown = { bottlenecks: Bottlenecks, map: MapView, forecasts: Forecasts, deputies: Deputies } as const;

type TowerFrame = Pick<AnalysisPageProps, 'title' | 'tabs' | 'tab' | 'onTabChange'>;

export function TowerSection({ frame }: { frame: TowerFrame }): ReactNode {
  const state = useTowerState();
  const View = shown[state.view];
  const page: ViewProps['page'] = (parts) => (
    <AnalysisPage {...frame} question={<Question state={state} />} {...parts}>
      {parts.children}
    </AnalysisPage>
  );
  return (
    <>
      <View state={state} page={page} />
      {state.drill === null ? null : <CaseDrawer state={state} drill={state.drill} />}
    </>
  );
}
