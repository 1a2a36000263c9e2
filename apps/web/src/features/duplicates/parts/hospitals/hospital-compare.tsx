// Two hospitals side by side: why they look alike, what survives, what a merge would move; merge, or call them two.
import type { DuplicateBox, HospitalComparison, Side, SurvivingHospitalField } from '@yijian/contract/duplicates';
import { Button } from 'antd';
import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { FormDrawer } from '@yijian/ui/form-page';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { LikenessScore } from '../../../doctors/index.ts';
import { useHospitalWords } from '../../../hospitals/index.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import {
  useHospitalPreview,
  useMergeHospitals,
  useReconsiderHospitals,
  useRejectHospitals,
} from '../../hospital-duplicates.api.ts';
import { useHospitalDuplicatePhrases } from '../../hospital-duplicates.phrases.ts';
import { CompareFoot } from '../compare/compare-foot.tsx';
import { MovedLines } from '../compare/moved-lines.tsx';
import { SurvivingFields } from '../compare/surviving-fields.tsx';
import { HospitalSideCard } from './hospital-card.tsx';
import { HospitalVerdictList } from './hospital-verdicts.tsx';
import { useHospitalBenchWords } from './use-hospital-bench-words.ts';
import '../duplicates.css';

export interface HospitalCompareProps {
  readonly leftId: string;
  readonly rightId: string;
  readonly box: DuplicateBox;
  readonly onClose: () => void;
}

type Choices = Partial<Record<SurvivingHospitalField, Side>>;
type Compared = z.infer<typeof HospitalComparison>;

export function HospitalCompare({ leftId, rightId, box, onClose }: HospitalCompareProps): ReactNode {
  const t = useDuplicatePhrases();
  const th = useHospitalDuplicatePhrases();
  const [ends, setEnds] = useState({ survivorId: leftId, loserId: rightId });
  const [choices, setChoices] = useState<Choices>({});
  const query = useHospitalPreview({ ...ends, choices });
  const found = query.data;
  const swap = (): void => {
    setEnds({ survivorId: ends.loserId, loserId: ends.survivorId });
    setChoices({});
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={found ? t('compare', { left: found.survivor.name, right: found.loser.name }) : th('title')}
      width={960}
      footer={found ? <HospitalFoot comparison={found} choices={choices} box={box} onDone={onClose} /> : undefined}
    >
      <Async query={query} shape="detail" failedTitle={th('failed')}>
        {(comparison) => (
          <>
            <Head comparison={comparison} onSwap={swap} />
            <HospitalFields
              comparison={comparison}
              onChoose={(field, side) => setChoices((now) => ({ ...now, [field]: side }))}
            />
            <section>
              <header className="compare-title">
                <h3>{th('aliases')}</h3>
              </header>
              {comparison.aliases.length === 0 ? (
                <p className="compare-hint">{th('noAliases')}</p>
              ) : (
                <ul className="compare-lines" aria-label={th('aliases')}>
                  {comparison.aliases.map((alias) => (
                    <li key={alias}>{alias}</li>
                  ))}
                </ul>
              )}
            </section>
            <MovedLines
              lines={comparison.lines}
              renderHelp={({ table }) =>
                table === 'doctors' ? <Link to="/customer/doctorDuplicates">{th('mergeDoctors')}</Link> : null
              }
            />
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

function Head({ comparison, onSwap }: { comparison: Compared; onSwap: () => void }): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const { rejection, survivor, loser, score, verdicts } = comparison;
  return (
    <section className="compare-head">
      <p>
        <LikenessScore score={score} />
        <Button size="small" icon={<Glyph icon={ArrowLeftRight} />} onClick={onSwap}>
          {t('swap')}
        </Button>
      </p>
      <HospitalVerdictList verdicts={verdicts} />
      {rejection === null ? null : (
        <p className="compare-warning">{t('rejectedBefore', { by: rejection.by, at: format.date(rejection.at) })}</p>
      )}
      <div className="compare-sides">
        <HospitalSideCard label={t('stays')} side={survivor} />
        <HospitalSideCard label={t('goes')} side={loser} />
      </div>
    </section>
  );
}

interface HospitalFieldsProps {
  readonly comparison: Compared;
  readonly onChoose: (field: SurvivingHospitalField, side: Side) => void;
}

function HospitalFields({ comparison, onChoose }: HospitalFieldsProps): ReactNode {
  const th = useHospitalDuplicatePhrases();
  const format = useFormat();
  const words = useHospitalWords();
  const wordsOf = (field: SurvivingHospitalField, value: string): string => {
    if (field === 'level' || field === 'type' || field === 'ownership') return words[field](value);
    return field === 'beds' || field === 'yearlyOutpatients' ? format.count(Number(value)) : value;
  };
  return (
    <SurvivingFields
      fields={comparison.fields}
      labelOf={(field) => th(`field.${field}`)}
      wordsOf={wordsOf}
      onChoose={onChoose}
    />
  );
}

interface HospitalFootProps {
  readonly comparison: Compared;
  readonly choices: Choices;
  readonly box: DuplicateBox;
  readonly onDone: () => void;
}

function HospitalFoot({ comparison, choices, box, onDone }: HospitalFootProps): ReactNode {
  const words = useHospitalBenchWords();
  const [merging, rejecting, reconsidering] = [useMergeHospitals(), useRejectHospitals(), useReconsiderHospitals()];
  const { survivor, loser, stamp, lines } = comparison;
  const ends = { leftId: survivor.id, rightId: loser.id };
  const plan = { survivorId: survivor.id, loserId: loser.id, choices, stamp };
  return (
    <CompareFoot
      box={box}
      words={words}
      mayMerge={hasPermission('customer:hospitals:merge')}
      names={{ survivor: survivor.name, loser: loser.name }}
      lines={lines}
      merge={(note) => merging.mutateAsync({ body: { ...plan, note } })}
      reject={(note) => rejecting.mutateAsync({ body: { ...ends, note } })}
      reconsider={() => reconsidering.mutateAsync({ body: ends })}
      onDone={onDone}
    />
  );
}
