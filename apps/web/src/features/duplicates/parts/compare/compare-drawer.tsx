// Two doctors side by side: why they look alike, what survives, what a merge would move; merge, or call them two people.
import type { Comparison, DuplicateBox, SurvivingField, Side } from '@yijian/contract/duplicates';
import { Button } from 'antd';
import { ArrowLeftRight } from 'lucide-react';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { titleAndNamesake, useFormat } from '../../../../lib/format/index.ts';
import { LikenessScore, VerdictList } from '../../../doctors/index.ts';
import { useMerge, usePreview, useReconsider, useReject } from '../../duplicates.api.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDoctorWords } from '../use-doctor-words.ts';
import { CompareFoot } from './compare-foot.tsx';
import { MovedLines } from './moved-lines.tsx';
import { SurvivingFields } from './surviving-fields.tsx';
import '../duplicates.css';

export interface CompareDrawerProps {
  readonly leftId: string;
  readonly rightId: string;
  readonly box: DuplicateBox;
  readonly onClose: () => void;
}

type Choices = Partial<Record<SurvivingField, Side>>;

export function CompareDrawer({ leftId, rightId, box, onClose }: CompareDrawerProps): ReactNode {
  const t = useDuplicatePhrases();
  const [ends, setEnds] = useState({ survivorId: leftId, loserId: rightId });
  const [choices, setChoices] = useState<Choices>({});
  const query = usePreview({ ...ends, choices });
  const found = query.data;
  const swap = (): void => {
    setEnds({ survivorId: ends.loserId, loserId: ends.survivorId });
    setChoices({});
  };
  const title = found ? t('compare', { left: found.survivor.doctorName, right: found.loser.doctorName }) : t('title');
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={title}
      width={960}
      footer={found ? <DoctorFoot comparison={found} choices={choices} box={box} onDone={onClose} /> : undefined}
    >
      <Async query={query} shape="detail" failedTitle={t('failed')}>
        {(comparison) => (
          <>
            <Head comparison={comparison} onSwap={swap} />
            <DoctorFields
              comparison={comparison}
              onChoose={(field, side) => setChoices((now) => ({ ...now, [field]: side }))}
            />
            <MovedLines lines={comparison.lines} />
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

interface DoctorFootProps {
  readonly comparison: Comparison;
  readonly choices: Choices;
  readonly box: DuplicateBox;
  readonly onDone: () => void;
}

function DoctorFoot({ comparison, choices, box, onDone }: DoctorFootProps): ReactNode {
  const words = useDoctorWords();
  const [merging, rejecting, reconsidering] = [useMerge(), useReject(), useReconsider()];
  const { survivor, loser, stamp, lines } = comparison;
  const ends = { leftId: survivor.id, rightId: loser.id };
  const plan = { survivorId: survivor.id, loserId: loser.id, choices, stamp };
  return (
    <CompareFoot
      box={box}
      words={words}
      mayMerge={hasPermission('customer:doctors:merge')}
      names={{ survivor: survivor.doctorName, loser: loser.doctorName }}
      lines={lines}
      merge={(note) => merging.mutateAsync({ body: { ...plan, note } })}
      reject={(note) => rejecting.mutateAsync({ body: { ...ends, note } })}
      reconsider={() => reconsidering.mutateAsync({ body: ends })}
      onDone={onDone}
    />
  );
}

interface DoctorFieldsProps {
  readonly comparison: Comparison;
  readonly onChoose: (field: SurvivingField, side: Side) => void;
}

function DoctorFields({ comparison, onChoose }: DoctorFieldsProps): ReactNode {
  const t = useDuplicatePhrases();
  const { fields, staysVerified } = comparison;
  return (
    <SurvivingFields
      fields={fields}
      labelOf={(field) => t(`field.${field}`)}
      wordsOf={(field, value) => (field === 'sex' ? t(value === 'MALE' ? 'male' : 'female') : value)}
      badge={
        <StatusBadge tone={staysVerified ? 'ok' : 'neutral'}>
          {t(staysVerified ? 'badgeStays' : 'badgeGoes')}
        </StatusBadge>
      }
      onChoose={onChoose}
    />
  );
}

function Head({ comparison, onSwap }: { comparison: Comparison; onSwap: () => void }): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const { rejection, survivor, loser } = comparison;
  return (
    <section className="compare-head">
      <p>
        <LikenessScore score={comparison.score} />
        <StatusBadge tone={comparison.advice === 'ACT' ? 'ok' : 'neutral'}>
          {t(`advice.${comparison.advice}`)}
        </StatusBadge>
        <Button size="small" icon={<Glyph icon={ArrowLeftRight} />} onClick={onSwap}>
          {t('swap')}
        </Button>
      </p>
      <VerdictList verdicts={comparison.verdicts} />
      {rejection === null ? null : (
        <p className="compare-warning">{t('rejectedBefore', { by: rejection.by, at: format.date(rejection.at) })}</p>
      )}
      <div className="compare-sides">
        <SideCard label={t('stays')} side={survivor} />
        <SideCard label={t('goes')} side={loser} />
      </div>
    </section>
  );
}

function SideCard({ label, side }: { label: string; side: Comparison['survivor'] }): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  return (
    <article className="compare-side">
      <span className="compare-label">{label}</span>
      <strong>{`${side.doctorName} ${titleAndNamesake(side)}`}</strong>
      <span>{`${side.hospital} · ${side.department} · ${side.city}`}</span>
      <span>
        {side.isVerified ? <StatusBadge tone="ok">{t('verified')}</StatusBadge> : null}{' '}
        {side.lastVisitAt === null ? t('neverVisited') : t('lastVisit', { date: format.date(side.lastVisitAt) })}
      </span>
    </article>
  );
}
