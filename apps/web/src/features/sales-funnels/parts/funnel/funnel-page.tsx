// The marketing funnel: which funnel, over which period, broken down by what; the answer first (look and feel, analysis page).
import { daysBefore, type NamedPeriod, type PeriodDays } from '@yijian/contract/core';
import {
  breakdowns,
  funnelModes,
  type Breakdown,
  type Funnel,
  type FunnelDefinition,
  type FunnelResult,
} from '@yijian/contract/sales-funnels';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Choice } from '@yijian/ui/filter';
import { Glyph } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import { Button, Checkbox } from 'antd';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { usePeriod } from '../../../../lib/periods/index.ts';
import { useFunnel, useFunnels } from '../../sales-funnels.api.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { useAsOf } from '../events/use-as-of.ts';
import type { OpenArm } from '../holdouts/holdout-people.tsx';
import { FunnelEditor, HoldoutList } from '../on-demand.tsx';
import { blankFunnel } from './blank.ts';
import type { FunnelEditorProps } from './funnel-editor.tsx';
import { FunnelPeople } from './funnel-people.tsx';
import { FunnelSteps, useStepNames, type OpenSlice } from './funnel-steps.tsx';
import { FunnelTools } from './funnel-tools.tsx';
import { SliceTable } from './slice-table.tsx';
import '../funnels.css';

type Editing = Pick<FunnelEditorProps, 'funnel' | 'start'>;

export function FunnelPage(): ReactNode {
  const t = useFunnelPhrases();
  const list = useFunnels();
  const [search, edit] = useAddress();
  const [editing, setEditing] = useState<Editing>();
  const choose = (id: string | undefined): void =>
    edit((now) => withFields(now, { funnel: id, mode: undefined, period: undefined, from: undefined, to: undefined }));
  const chosen = list.data?.find(({ id }) => id === search.get('funnel')) ?? list.data?.[0];
  return (
    <>
      <Async query={list} shape="chart" isEmpty={() => false} failedTitle={t('listFailed')}>
        {(funnels) =>
          chosen === undefined ? (
            <AnalysisPage title={t('title')}>
              <Empty
                reason={t('empty')}
                action={<AddButton onAdd={() => setEditing({ funnel: undefined, start: blankFunnel })} />}
              />
            </AnalysisPage>
          ) : (
            <Asked key={chosen.id} funnel={chosen} funnels={funnels} onChoose={choose} onEdit={setEditing} />
          )
        }
      </Async>
      {editing === undefined ? null : (
        <FunnelEditor
          {...editing}
          onClose={() => setEditing(undefined)}
          onSaved={(id) => {
            setEditing(undefined);
            choose(id);
          }}
        />
      )}
    </>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }): ReactNode {
  const t = useFunnelPhrases();
  return (
    <Button type="primary" icon={<Glyph icon={Plus} />} onClick={onAdd}>
      {t('add')}
    </Button>
  );
}

interface AskedProps {
  readonly funnel: Funnel;
  readonly funnels: readonly Funnel[];
  readonly onChoose: (id: string | undefined) => void;
  readonly onEdit: (editing: Editing) => void;
}

/** The days of a saved period as they are today. */
function daysOf({ period: { preset, lastDays, from, to } }: FunnelDefinition): NamedPeriod | PeriodDays {
  if (preset !== undefined) return preset;
  return from !== undefined && to !== undefined ? { from, to } : `${lastDays ?? 180}D`;
}

const isBreakdown = (value: string | null): value is Breakdown => breakdowns.some((one) => one === value);

function Asked({ funnel, funnels, onChoose, onEdit }: AskedProps): ReactNode {
  const t = useFunnelPhrases();
  const [search, edit] = useAddress();
  const [open, setOpen] = useState<OpenSlice>();
  const [holdouts, setHoldouts] = useState<{ readonly start?: OpenArm }>();
  const { days, control } = usePeriod(daysOf(funnel.definition));
  const wanted = search.get('by');
  const breakdown = isBreakdown(wanted) ? wanted : wanted === 'NONE' ? null : funnel.breakdown;
  const compares = search.get('compare') === 'true';
  const mode = funnelModes.find((one) => one === search.get('mode')) ?? funnel.definition.mode ?? 'COHORT';
  const definition = useMemo(() => ({ ...funnel.definition, mode, period: days }), [funnel, mode, days]);
  const question = { definition, breakdown, ...(compares ? { compare: daysBefore(days) } : {}) };
  const query = useFunnel(question);
  const choices = breakdowns.filter((one) => one !== 'DEPARTMENT' || definition.unit === 'DOCTOR');
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <AnalysisPage
      title={t('title')}
      asOf={useAsOf(query.data)}
      actions={
        <FunnelTools
          funnel={funnel}
          onEdit={onEdit}
          onRemoved={() => onChoose(undefined)}
          onHoldouts={() => setHoldouts({})}
          add={<AddButton onAdd={() => onEdit({ funnel: undefined, start: blankFunnel })} />}
        />
      }
      question={
        <div className="funnel-question">
          <Choice
            wide
            label={t('funnel')}
            value={funnel.id}
            options={funnels.map((one) => ({
              value: one.id,
              label: one.isOwn ? one.name : t('sharedBy', { name: one.name, owner: one.ownerName }),
            }))}
            onChange={onChoose}
          />
          <Choice
            label={t('breakdown')}
            value={breakdown ?? undefined}
            empty={t('none')}
            options={choices.map((value) => ({ value, label: t(`breakdown.${value}`) }))}
            onChange={(by) => edit((now) => withFields(now, { by: by ?? 'NONE' }))}
          />
          <Choice
            label={t('mode')}
            value={mode}
            options={funnelModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
            onChange={(next) => edit((now) => withFields(now, { mode: next }))}
          />
          {control}
          <Checkbox
            checked={compares}
            onChange={(event) => edit((now) => withFields(now, { compare: event.target.checked ? 'true' : undefined }))}
          >
            {t('compare')}
          </Checkbox>
          <Definition title={t('title')}>
            {t('definition')} {t('modeHint')}
          </Definition>
        </div>
      }
      answer={query.data ? <Answer definition={definition} result={query.data} /> : undefined}
    >
      <Async query={query} shape="chart" isEmpty={() => false} failedTitle={t('failed')}>
        {(result) => <Result definition={definition} breakdown={breakdown} result={result} onOpen={setOpen} />}
      </Async>
      {open === undefined ? null : (
        <FunnelPeople
          definition={definition}
          breakdown={breakdown}
          slice={open}
          onDrawn={(start) => {
            close();
            setHoldouts({ start });
          }}
          onClose={close}
        />
      )}
      {holdouts === undefined ? null : <HoldoutList {...holdouts} onClose={() => setHoldouts(undefined)} />}
    </AnalysisPage>
  );
}

function Answer({ definition, result }: { definition: FunnelDefinition; result: FunnelResult }): ReactNode {
  const t = useFunnelPhrases();
  const format = useFormat();
  const { days, total } = result;
  const [first = 0] = total.people;
  const to = days.to > today() ? today() : days.to;
  if (first === 0) return t('answerNobody', { from: days.from, to });
  return t(definition.mode === 'FLOW' ? 'answerFlow' : 'answer', {
    from: days.from,
    to,
    first: format.count(first),
    last: format.count(total.people.at(-1)),
    unit: t(`counted.${definition.unit}`),
    steps: definition.steps.length,
    share: format.percent(total.overall),
  });
}

interface ResultProps {
  readonly definition: FunnelDefinition;
  readonly breakdown: Breakdown | null;
  readonly result: FunnelResult;
  readonly onOpen: (slice: OpenSlice) => void;
}

function Result({ definition, breakdown, result, onOpen }: ResultProps): ReactNode {
  const stepNames = useStepNames(definition);
  return (
    <div className="funnel-result">
      <FunnelSteps definition={definition} result={result} onOpen={onOpen} />
      {breakdown === null || result.slices.length === 0 ? null : (
        <SliceTable breakdown={breakdown} slices={result.slices} stepNames={stepNames} onOpen={onOpen} />
      )}
    </div>
  );
}
