// One persona: who they are, how long to a diagnosis, how long on the therapy, why it ends.
import type { PatientPortrait } from '@yijian/contract/treatment-records';
import { SurvivalChart } from '@yijian/ui/chart';
import { DashboardPage, RankBars, Tile } from '@yijian/ui/dashboard-tile';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { Demographics } from './demographics.tsx';
import { LinkedContent } from './linked-content.tsx';
import { JourneyChart } from './journey-chart.tsx';
import { PortraitFigures } from './portrait-figures.tsx';
import { usePersonaName } from './persona-name.ts';
import { stopWord } from './stop-word.ts';
import '../treatments.css';

export function PortraitPage({ portrait }: { portrait: PatientPortrait }): ReactNode {
  const t = useTreatmentPhrases();
  const { dictionaries, severities, payers } = useRecordWords();
  const { whole } = usePersonaName();
  const { label } = dictionaries;
  const wordsOf = (options: readonly { value: string; label: string }[], rows: PatientPortrait['payers']) =>
    rows.map((one) => ({ ...one, label: options.find(({ value }) => value === one.key)?.label ?? t('others') }));
  const ended = portrait.stops.map(({ key, patients }) => ({ key, patients, label: stopWord(key, t, label) }));
  return (
    <DashboardPage
      title={whole(portrait.persona)}
      asOf={t('countedOn', { day: portrait.persona.countedOn })}
      actions={<Link to="/userInsights/PatientPortrait">{t('back')}</Link>}
    >
      <PortraitFigures portrait={portrait} />
      <div className="portrait-tiles">
        <Half>
          <Persistence portrait={portrait} />
        </Half>
        <Half>
          <Demographics cells={portrait.sexAge} />
        </Half>
        <div>
          <Tile title={t('journey')} note={t('journeyNote')}>
            <JourneyChart portrait={portrait} />
          </Tile>
        </div>
        <Half>
          <Bars
            title={t('needs')}
            note={t('needsNote')}
            rows={portrait.needs.map((one) => ({ ...one, label: t(`need.${one.key}`) }))}
            of={portrait.persona.patients}
          />
        </Half>
        <Half>
          <Bars title={t('severity')} rows={wordsOf(severities, portrait.severities)} of={portrait.persona.patients} />
        </Half>
        <Half>
          <Bars title={t('payer')} rows={wordsOf(payers, portrait.payers)} of={portrait.persona.patients} />
        </Half>
        <Half>
          <Bars
            title={t('sources')}
            rows={portrait.sources.map((one) => ({
              ...one,
              label: one.key === 'OTHERS' ? t('others') : label('recordSource', one.key),
            }))}
            of={portrait.persona.patients}
          />
        </Half>
        <Half>
          <Bars
            title={t('delay')}
            rows={portrait.delays.map(({ key, patients }) => ({ key, patients, label: t(`delay.${key}`) }))}
            of={portrait.persona.patients}
          />
        </Half>
        <Half>
          <Bars title={t('stops')} rows={ended} of={portrait.persona.patients} />
        </Half>
        <Half>
          <Bars
            title={t('comorbidities')}
            note={t('comorbidNote')}
            rows={portrait.comorbidities.map((one) => ({ ...one, label: label('comorbidity', one.key) }))}
            of={portrait.persona.patients}
          />
        </Half>
        <Half>
          <Bars
            title={t('provinces')}
            rows={portrait.provinces.map((one) => ({ ...one, label: one.name ?? placeWord(one.key, t) }))}
            of={portrait.persona.patients}
          />
        </Half>
        <LinkedContent indication={portrait.persona.indication} />
      </div>
      <p className="treatment-note">{t('smallHidden')}</p>
    </DashboardPage>
  );
}

type Words = ReturnType<typeof useTreatmentPhrases>;

const placeWord = (key: string, t: Words): string => (key === 'OTHERS' ? t('others') : t('unknownPlace'));

function Half({ children }: { children: ReactNode }): ReactNode {
  return <div className="portrait-half">{children}</div>;
}

interface BarsProps {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly { key: string; label: string; patients: number }[];
  readonly of: number;
}

function Bars({ title, note, rows, of }: BarsProps): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const items = rows.map(({ key, label, patients }) => ({
    key,
    label,
    value: patients,
    text: t('people', { count: format.count(patients) }),
    note: format.percent(patients / of, 0),
  }));
  return (
    <Tile title={title} note={note}>
      {items.length === 0 ? <Empty compact reason={t('smallHidden')} /> : <RankBars label={title} items={items} />}
    </Tile>
  );
}

function Persistence({ portrait }: { portrait: PatientPortrait }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const points = portrait.persistence.map(({ month, survival, low, high }) => ({
    at: month,
    share: survival,
    low,
    high,
  }));
  return (
    <Tile title={t('persistence')} note={t('persistenceNote')} definition={t('persistenceHow')}>
      {points.length < 2 ? (
        <Empty compact reason={t('tooFewStops')} />
      ) : (
        <SurvivalChart
          title={t('persistence')}
          height={260}
          data={{
            curves: [{ name: '', points }],
            words: { curve: t('persona'), time: t('time'), share: t('stillOn'), band: t('band') },
            formatTime: (at) => t('monthAxis', { count: at }),
            format: (share) => format.percent(share, 0),
          }}
        />
      )}
    </Tile>
  );
}
