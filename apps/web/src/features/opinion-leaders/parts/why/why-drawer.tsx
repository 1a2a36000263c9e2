// Why a doctor has this score: formula line by line, evidence, rise, our contact (product 3.4).
import type { KolReasons, KolRow } from '@yijian/contract/opinion-leaders';
import { Button } from 'antd';
import { FormDrawer } from '@yijian/ui/form-page';
import { Sparkline } from '@yijian/ui/sparkline';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { inLine } from '../in-line.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import { useReasons } from '../../opinion-leaders.api.ts';
import { useTierNames } from '../../opinion-leaders-tiers.phrases.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from '../question/use-question.ts';
import { RankChange } from '../ranking/rank-change.tsx';
import { RowTier } from '../ranking/row-tier.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { Parts, PublicParts } from './score-parts.tsx';

export interface WhyDrawerProps {
  readonly id: string;
  /** What the ranking told already; of a doctor out of range there is no more. */
  readonly row: KolRow | undefined;
  readonly asking: Asking;
  readonly onClose: () => void;
}

export function WhyDrawer({ id, row, asking, onClose }: WhyDrawerProps): ReactNode {
  const t = useKolPhrases();
  return (
    <FormDrawer open onClose={onClose} title={t('why')} width={560}>
      {row !== undefined && !row.isInScope ? (
        <>
          <Head row={row} />
          <p className="kol-quiet">{t('outside')}</p>
          <PublicParts row={row} />
        </>
      ) : (
        <Known id={id} asking={asking} />
      )}
    </FormDrawer>
  );
}

function Known({ id, asking }: Pick<WhyDrawerProps, 'id' | 'asking'>): ReactNode {
  const t = useKolPhrases();
  const query = useReasons(id, asking.question);
  const [proposing, setProposing] = useState(false);
  const shell = useShell();
  const mayWrite = useSession((session) => hasPermission('customer:opinion-leaders:write', session));
  return (
    <Async query={query} shape="form" failedTitle={t('failed')}>
      {(reasons) => (
        <>
          <Head row={reasons.row} />
          <p className="kol-acts">
            <Button
              type="primary"
              onClick={() =>
                shell.openTab(`/customer/businessRecord/${id}/${encodeURIComponent(reasons.row.name)}`, {
                  title: reasons.row.name,
                })
              }
            >
              {t('openRecord')}
            </Button>
            {mayWrite ? <Button onClick={() => setProposing(true)}>{t('propose')}</Button> : null}
          </p>
          <Parts reasons={reasons} />
          <Rise reasons={reasons} />
          <Contact reasons={reasons} />
          <EvidenceList evidence={reasons.evidence} withheld={reasons.withheld} />
          {proposing ? (
            <OverrideDialog row={reasons.row} question={asking.question} onClose={() => setProposing(false)} />
          ) : null}
        </>
      )}
    </Async>
  );
}

function Head({ row }: { row: KolRow }): ReactNode {
  const t = useKolPhrases();
  const tierName = useTierNames();
  const format = useFormat();
  return (
    <header className="kol-why-head">
      <h2>{row.name}</h2>
      <p>{inLine([row.title, row.hospitalName, row.department])}</p>
      <dl>
        <div>
          <dt>{t('rank')}</dt>
          <dd className="num">
            {row.rank} <RankChange row={row} />
          </dd>
        </div>
        <div>
          <dt>{t('score')}</dt>
          <dd className="num">{format.fixed(row.score, 1)}</dd>
        </div>
        <div>
          <dt>{t('tier')}</dt>
          <dd>
            <RowTier row={row} />
          </dd>
        </div>
      </dl>
      {row.override ? (
        <p className="kol-quiet">
          {t('overriddenWhy', { tier: tierName(row.computedTier), reason: row.override.reason })}
        </p>
      ) : null}
    </header>
  );
}

function Rise({ reasons: { row, years } }: { reasons: KolReasons }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const { rising } = row;
  return (
    <section className="kol-block" aria-label={t('view.rising')}>
      <h3>{t('view.rising')}</h3>
      <p className="num">
        {inLine([
          `${t('risingScore')} ${format.fixed(rising.score, 1)}`,
          `${t('recent')} ${format.fixed(rising.recent, 2)}`,
          `${t('before')} ${format.fixed(rising.before, 2)}`,
          `${t('growth')} ${format.fixed(rising.growth, 2)}`,
          `${t('career')} ${rising.careerYears === null ? t('unknown') : t('years', { count: rising.careerYears })}`,
        ])}
      </p>
      <p className="kol-quiet num">{t('yearlyOf', { from: years[0]?.year ?? '', to: years.at(-1)?.year ?? '' })}</p>
      <Sparkline values={years.map((one) => one.points)} label={t('yearly')} width={280} height={48} />
    </section>
  );
}

function Contact({ reasons: { relation } }: { reasons: KolReasons }): ReactNode {
  const t = useKolPhrases();
  return (
    <section className="kol-block" aria-label={t('contact')}>
      <h3>{t('contact')}</h3>
      <p className="num">
        {inLine([
          `${t('relationship')} ${relation.score}`,
          t('visits', { count: relation.visits }),
          relation.isOwned ? t('owned') : '',
          relation.isFollowed ? t('followed') : '',
        ])}
      </p>
    </section>
  );
}
