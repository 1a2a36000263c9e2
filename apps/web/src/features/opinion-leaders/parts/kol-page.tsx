// The page of the map: question on top, the answer first, then the view that is chosen (look and feel, analysis page).
import { kolEndpoints, type KolTier, type RankQuery } from '@yijian/contract/opinion-leaders';
import { Download, Settings2, SlidersHorizontal } from 'lucide-react';
import { Button } from 'antd';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Bone, Failed, describeError } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { download } from '../../../lib/api/index.ts';
import { hasPermission, useSession } from '../../../lib/session/index.ts';
import { useExport } from '../../exports/index.ts';
import { useKolSettings, useRanking } from '../opinion-leaders.api.ts';
import { useKolPhrases } from '../opinion-leaders.phrases.ts';
import { MapView, QuadrantView, SettingsDialog, WeightDrawer, WhyDrawer } from './on-demand.tsx';
import { Answer } from './question/answer.tsx';
import { QuestionBar } from './question/question-bar.tsx';
import { useQuestion, views, type Asking } from './question/use-question.ts';
import { RankingView } from './ranking/ranking-view.tsx';
import { OverridesView } from './views/overrides-view.tsx';
import { ShortlistsView } from './views/shortlists-view.tsx';
import './kol.css';

export function KolPage(): ReactNode {
  const t = useKolPhrases();
  const asking = useQuestion();
  const { view, get, set, question } = asking;
  const narrowing = narrowingOf(asking);
  const ranking = useRanking({
    ...question,
    ...narrowing,
    page: Number(get('page') ?? 0),
    size: Number(get('size') ?? 20),
  });
  const id = get('id');
  const isList = view === 'ranking' || view === 'rising';
  return (
    <>
      <AnalysisPage
        title={t('title')}
        tabs={views.map((key) => ({ key, label: t(`view.${key}`) }))}
        tab={view}
        onTabChange={(key) => set({ view: key === 'ranking' ? undefined : key, id: undefined, list: undefined })}
        actions={<Tools asking={asking} rows={ranking.data?.totalElements ?? null} />}
        question={<QuestionBar asking={asking} />}
        answer={ranking.data ? <Answer asking={asking} ranking={ranking.data} /> : ranking.isError ? null : <Bone />}
      >
        {ranking.isError && view !== 'shortlists' && view !== 'overrides' ? (
          <Failed
            title={t('failed')}
            reason={describeError(ranking.error).reason}
            onRetry={() => void ranking.refetch()}
          />
        ) : null}
        {isList && !ranking.isError ? (
          <RankingView
            key={view}
            asking={asking}
            ranking={ranking.data}
            loading={ranking.isFetching}
            order={view === 'rising' ? 'rising' : 'rank'}
          />
        ) : null}
        {view === 'map' ? <MapView asking={asking} /> : null}
        {view === 'quadrant' ? <QuadrantView asking={asking} /> : null}
        {view === 'shortlists' ? <ShortlistsView asking={asking} /> : null}
        {view === 'overrides' ? <OverridesView asking={asking} /> : null}
      </AnalysisPage>
      {id === undefined ? null : (
        <WhyDrawer
          key={id}
          id={id}
          row={ranking.data?.content.find((one) => one.doctorId === id)}
          asking={asking}
          onClose={() => set({ id: undefined, page: get('page') })}
        />
      )}
    </>
  );
}

const narrowingOf = ({ view, get }: Asking): Pick<RankQuery, 'order'> & Partial<RankQuery> => {
  const [tier, keyword, province] = [get('tier'), get('keyword'), get('of')];
  return {
    order: view === 'rising' ? 'rising' : 'rank',
    ...(tier === undefined ? {} : { tier: tier.split(',') as KolTier[] }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(province === undefined ? {} : { province }),
  };
};

/** The definition, the rules of tiers for the medical lead, the weights and the export. */
function Tools({ asking, rows }: { asking: Asking; rows: number | null }): ReactNode {
  const t = useKolPhrases();
  const [open, setOpen] = useState<'weights' | 'settings'>();
  const leads = useSession((session) => hasPermission('customer:opinion-leaders:approve', session));
  const { tool, dialog } = useExport({
    resource: 'opinion-leaders',
    permission: 'customer:opinion-leaders:export',
    rows,
    run: (ask) => download(kolEndpoints.export, { query: { ...asking.question, ...narrowingOf(asking), ...ask } }),
  });
  return (
    <>
      <span className="kol-formula">
        {t('formula')}
        <Formula />
      </span>
      {leads ? (
        <IconButton icon={Settings2} label={t('settings')} outlined onClick={() => setOpen('settings')} />
      ) : null}
      <Button icon={<Glyph icon={SlidersHorizontal} />} onClick={() => setOpen('weights')}>
        {t('weights')}
      </Button>
      {tool.onExport ? (
        <Button icon={<Glyph icon={Download} />} onClick={tool.onExport}>
          {t('export')}
        </Button>
      ) : null}
      {dialog}
      {open === 'weights' ? <WeightDrawer asking={asking} onClose={() => setOpen(undefined)} /> : null}
      {open === 'settings' ? <SettingsDialog onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

function Formula(): ReactNode {
  const t = useKolPhrases();
  const { data } = useKolSettings();
  return (
    <Definition title={t('formula')}>
      <p>{t('formulaText')}</p>
      {data ? (
        <>
          <p>{t('tierText', { national: data.nationalRanks, regional: data.regionalRanks, local: data.localRanks })}</p>
          <p>{t('risingText', { prior: data.priorPoints, career: data.careerYears, least: data.leastPoints })}</p>
        </>
      ) : null}
      <p>{t('relationText')}</p>
    </Definition>
  );
}
