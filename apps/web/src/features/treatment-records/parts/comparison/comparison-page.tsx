// Two to four portraits beside each other: their curves in one chart, then each measure with its difference from the first.
import type { PortraitComparison } from '@yijian/contract/treatment-records';
import { SurvivalChart } from '@yijian/ui/chart';
import { DashboardPage, Tile } from '@yijian/ui/dashboard-tile';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { Demographics } from '../portraits/demographics.tsx';
import { pathOf, usePersonaName } from '../portraits/persona-name.ts';
import { personaId } from './compared.ts';
import { ComparisonTable } from './comparison-table.tsx';
import '../treatments.css';
import './comparison.css';

export function ComparisonPage({ comparison }: { comparison: PortraitComparison }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { whole } = usePersonaName();
  const { portraits } = comparison;
  const days = [...new Set(portraits.map(({ persona }) => persona.countedOn))].toSorted();
  return (
    <DashboardPage
      title={t('comparison')}
      asOf={t('countedOn', { day: days.join(' / ') })}
      actions={<Link to="/userInsights/PatientPortrait">{t('back')}</Link>}
    >
      <ul className="comparison-legend">
        {portraits.map(({ persona }, place) => (
          <li key={personaId(persona)}>
            <Mark place={place} />
            <Link to={pathOf(persona)}>{whole(persona)}</Link>
            <span className="num">{t('people', { count: format.count(persona.patients) })}</span>
            {place === 0 ? <small>{t('basis')}</small> : null}
          </li>
        ))}
      </ul>
      <div className="portrait-tiles">
        <div>
          <Curves comparison={comparison} />
        </div>
        <div>
          <Tile title={t('differences')} note={t('differencesNote')} definition={t('differencesHow')}>
            <ComparisonTable comparison={comparison} />
          </Tile>
        </div>
        {portraits.map(({ persona, sexAge }) => (
          <div key={personaId(persona)} className="portrait-half">
            <Demographics cells={sexAge} of={whole(persona)} />
          </div>
        ))}
      </div>
      <p className="treatment-note">{t('smallHidden')}</p>
    </DashboardPage>
  );
}

/** The colour of a portrait in the chart. */
export function Mark({ place }: { place: number }): ReactNode {
  return <span className="comparison-mark" aria-hidden="true" style={{ background: `var(--c-chart-${place + 1})` }} />;
}

function Curves({ comparison }: { comparison: PortraitComparison }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { whole } = usePersonaName();
  const curves = comparison.portraits.map(({ persona, persistence }) => ({
    name: whole(persona),
    points: persistence.map(({ month, survival, low, high }) => ({ at: month, share: survival, low, high })),
  }));
  const without = curves.filter(({ points }) => points.length < 2).map(({ name }) => name);
  return (
    <Tile title={t('persistence')} note={t('persistenceNote')} definition={t('persistenceHow')}>
      {without.length === curves.length ? (
        <Empty compact reason={t('tooFewStops')} />
      ) : (
        <SurvivalChart
          title={t('persistence')}
          height={300}
          data={{
            curves,
            words: { curve: t('persona'), time: t('time'), share: t('stillOn'), band: t('band') },
            formatTime: (at) => t('monthAxis', { count: at }),
            format: (share) => format.percent(share, 0),
          }}
        />
      )}
      {without.length === 0 || without.length === curves.length ? null : (
        <small className="treatment-note">{t('noCurve', { names: joined(without) })}</small>
      )}
    </Tile>
  );
}
