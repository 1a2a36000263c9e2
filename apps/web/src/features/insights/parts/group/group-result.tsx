// The splits of the answer, each number a way to its doctors.
import { SMALLEST_OPINION, type GroupOpinion, type GroupQuestion } from '@yijian/contract/insights';
import { Tile } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { AspectTable } from '../shown/aspect-table.tsx';
import { AttitudeBar } from '../shown/attitude-bar.tsx';
import { TooFew } from '../shown/too-few.tsx';
import { TrendChart } from '../shown/trend-chart.tsx';
import { ViewpointList } from '../shown/viewpoint-list.tsx';
import type { OnOpen } from '../people/opinion-people.tsx';
import { ServicePart } from '../service/service-note.tsx';
import { Beside } from './beside/beside.tsx';
import { DrugTable } from './drug-table.tsx';
import { GroupFigures } from './group-figures.tsx';
import { Places } from './places.tsx';
import { Voices } from './voices.tsx';

interface ResultProps {
  readonly opinion: GroupOpinion;
  readonly question: GroupQuestion;
  readonly onOpen: OnOpen;
}

export function GroupResult({ opinion, question, onOpen }: ResultProps): ReactNode {
  const t = useInsightPhrases();
  const { service } = opinion;
  return (
    <>
      <GroupFigures opinion={opinion} onOpen={onOpen} />
      {service === null ? <Beside opinion={opinion} question={question} onOpen={onOpen} /> : null}
      <div className="opinion-tiles">
        <div className="opinion-half">
          <Tile title={t('attitudes')}>
            <AttitudeBar counts={opinion.total} onOpen={(attitude, title) => onOpen({ title, slice: { attitude } })} />
            <ServicePart service={service} part="trend">
              <TrendChart trend={opinion.trend} />
            </ServicePart>
          </Tile>
        </div>
        <div className="opinion-half">
          <Tile title={t('viewpoints')} note={t('viewpointsNote')}>
            <ServicePart service={service} part="viewpoints">
              <ViewpointList
                rows={opinion.viewpoints}
                onOpen={(viewpoint, title) => onOpen({ title, slice: { viewpoint } })}
              />
            </ServicePart>
          </Tile>
        </div>
        <Tile title={t('comparison')} note={t('comparisonNote')} definition={t('indexHow')}>
          <ServicePart service={service} part="drugs">
            <DrugTable drugs={opinion.drugs} onOpen={onOpen} />
          </ServicePart>
        </Tile>
        <Tile title={t('aspects')} note={t('aspectsNote')}>
          <ServicePart service={service} part="drugs">
            <AspectTable rows={opinion.drugs} tintFrom={SMALLEST_OPINION} onOpen={onOpen} />
          </ServicePart>
        </Tile>
        <Places opinion={opinion} onOpen={onOpen} />
        <Tile title={t('voices')} note={t('voicesNote')}>
          <ServicePart service={service} part="voices">
            <Voices voices={opinion.voices} />
          </ServicePart>
        </Tile>
      </div>
    </>
  );
}

const smallTiles = [
  'attitudes',
  'viewpoints',
  'comparison',
  'aspects',
  'map',
  'topDepartments',
  'topProvinces',
  'topCities',
  'topHospitals',
  'voices',
] as const;

/** A group of fewer than ten doctors: every tile stays and says so. */
export function SmallGroup(): ReactNode {
  const t = useInsightPhrases();
  return (
    <>
      <p className="opinion-few" role="status">
        {t('small')}
      </p>
      <div className="opinion-tiles">
        {smallTiles.map((name) => (
          <div key={name} className="opinion-half">
            <Tile title={t(name)}>
              <TooFew />
            </Tile>
          </div>
        ))}
      </div>
    </>
  );
}
