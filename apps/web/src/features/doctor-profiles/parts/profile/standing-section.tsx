// The tier of the ranking and the radar behind it: academic, clinical, digital, society (product 3.3).
import type { Standing } from '@yijian/contract/doctor-profiles';
import { Radar } from '@yijian/ui/chart';
import { Section } from '@yijian/ui/detail-page';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { TierTag } from '../../../opinion-leaders/index.ts';
import { useStanding } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

export function StandingSection({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  return (
    <Section title={t('standing')} definition={t('standingDefinition')}>
      <Async query={useStanding(doctorId)} shape="list" rows={4} failedTitle={t('summaryFailed')}>
        {({ standing }) =>
          standing === null ? <Empty compact reason={t('noStanding')} /> : <Shown standing={standing} />
        }
      </Async>
    </Section>
  );
}

function Shown({ standing }: { standing: Standing }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const { department, from, to, rank, population, tier, axes } = standing;
  return (
    <>
      <p className="profile-standing">
        <TierTag tier={tier} />
        <span className="num">
          {t('standingRank', { department, rank: format.count(rank), population: format.count(population) })}
        </span>
      </p>
      <Radar
        title={t('standing')}
        axes={axes.map(({ axis, share, peer }) => ({ key: axis, label: t(`axis.${axis}`), value: share, peer }))}
        ownLabel={t('standingOwn')}
        peerLabel={t('standingPeers')}
        format={(value) => format.count(Math.round(value))}
      />
      <p className="profile-standing-years num">{t('standingYears', { from, to })}</p>
    </>
  );
}
