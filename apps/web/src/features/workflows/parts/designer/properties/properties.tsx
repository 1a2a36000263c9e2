// The properties of what is selected, or of the process while nothing is.
import type { DefinitionFault } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useChoices } from '../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { kindOf } from '../studio/kinds.ts';
import { choiceOf, listOf, partOf, wordOf, type Shape } from '../studio/moddle.ts';
import type { Studio } from '../studio/studio.ts';
import type { Card } from '../use-keeping.ts';
import { ApprovalFields } from './approval-fields.tsx';
import { CandidateList } from './candidate-list.tsx';
import { ChoiceProperty, TextProperty } from './controls.tsx';
import { faultOf, type PropertyProps } from './context.ts';
import { EnglishName } from './english-name.tsx';
import { FlowFields, GatewayFields, NextStep } from './flow-fields.tsx';
import { ProcessFields } from './process-fields.tsx';
import { TimerFields, Timeouts } from './timeouts.tsx';

export interface PropertiesProps {
  readonly studio: Studio;
  /** Read again after every change of the drawing. */
  readonly revision: number;
  readonly selected: string | null;
  readonly card: Card;
  readonly onCard: (part: Partial<Card>) => void;
  readonly faults: readonly DefinitionFault[];
}

export function Properties({ studio, selected, card, onCard, faults }: PropertiesProps): ReactNode {
  const t = useDesignerPhrases();
  const choices = useChoices().data;
  const process = studio.process();
  const found = selected === null ? undefined : studio.shapeOf(selected);
  const shape = found?.labelTarget ?? found ?? process;
  if (shape === undefined) return null;
  const form = process === undefined ? [] : listOf(partOf(process.businessObject, 'yj:Process'), 'formFields');
  const props: PropertyProps = { studio, shape, choices, form, faults };
  if (shape.type === 'bpmn:Process')
    return (
      <>
        <h2>{t('process')}</h2>
        <ProcessFields {...props} card={card} onCard={onCard} />
      </>
    );
  const whole = faults.filter((fault) => fault.element === shape.id && fault.field === '');
  return (
    <div key={shape.id}>
      <h2>
        {t(titleOf(shape))}
        <code>{shape.id}</code>
      </h2>
      {whole.map(({ message }) => (
        <p key={message} className="designer-bad" role="alert">
          {message}
        </p>
      ))}
      <TextProperty
        id="node-name"
        label={t('nodeName')}
        value={wordOf(shape.businessObject, 'name')}
        onChange={(name) => studio.setProperties(shape, { name })}
      />
      <Own {...props} />
      <NextStep {...props} />
      <Button size="small" icon={<Glyph icon={Trash2} size={14} />} onClick={() => studio.remove(shape)}>
        {t('remove')}
      </Button>
    </div>
  );
}

function titleOf(shape: Shape) {
  if (shape.type === 'bpmn:SequenceFlow') return 'flow' as const;
  if (shape.type === 'bpmn:BoundaryEvent') return 'boundary' as const;
  const kind = kindOf(shape.type);
  return kind === undefined ? ('otherElement' as const) : (`kind.${kind}` as const);
}

function Own(props: PropertyProps): ReactNode {
  const { shape } = props;
  switch (shape.type) {
    case 'bpmn:UserTask':
      return <ApprovalFields {...props} />;
    case 'bpmn:StartEvent':
      return <EnglishName {...props} of="yj:Start" />;
    case 'bpmn:SendTask':
      return (
        <>
          <EnglishName {...props} of="yj:Copy" />
          <CandidateList {...props} of="yj:Copy" />
        </>
      );
    case 'bpmn:ServiceTask':
      return <EffectFields {...props} />;
    case 'bpmn:ExclusiveGateway':
    case 'bpmn:InclusiveGateway':
    case 'bpmn:ParallelGateway':
      return <GatewayFields {...props} />;
    case 'bpmn:SequenceFlow':
      return <FlowFields {...props} />;
    case 'bpmn:BoundaryEvent':
    case 'bpmn:IntermediateCatchEvent':
      return <TimerFields {...props} />;
    case 'bpmn:SubProcess':
      return <Timeouts {...props} />;
    case 'bpmn:EndEvent':
      return <EndFields {...props} />;
    default:
      return null;
  }
}

const knownEffects = [
  'articles.approve',
  'articles.begin',
  'budgets.begin',
  'budgets.transfer',
  'exports.approve',
  'library.approve',
  'library.begin',
  'meeting-payments.approve',
  'meeting-payments.begin',
  'meetings.approve',
  'meetings.begin',
  'shares.grant',
  'speakers.approve',
  'speakers.begin',
  'verifications.apply',
  'verifications.begin',
  'verifications.reviewed',
] as const;
const deliveries = ['DIRECT', 'EVENT'] as const;

function EffectFields(props: PropertyProps): ReactNode {
  const { studio, shape, choices } = props;
  const t = useDesignerPhrases();
  const part = partOf(shape.businessObject, 'yj:Effect');
  const nameOf = (name: string): string => {
    const found = knownEffects.find((one) => one === name);
    return found === undefined ? name : t(`effect.${found}`);
  };
  return (
    <>
      <EnglishName {...props} of="yj:Effect" />
      <ChoiceProperty
        id="node-effect"
        label={t('effect')}
        error={faultOf(props, 'effect')}
        value={wordOf(part, 'name')}
        options={(choices?.effects ?? []).map((value) => ({ value, label: nameOf(value) }))}
        onChange={(name) => studio.setPart(shape, 'yj:Effect', { name })}
      />
      <ChoiceProperty
        id="node-delivery"
        label={t('delivery')}
        value={choiceOf(part, 'delivery', 'DIRECT')}
        options={deliveries.map((value) => ({ value, label: t(`delivery.${value}`) }))}
        onChange={(value) => studio.setPart(shape, 'yj:Effect', { delivery: value.toLowerCase() })}
      />
    </>
  );
}

const outcomes = ['APPROVED', 'REJECTED'] as const;
const reaches = ['path', 'all'] as const;

function EndFields({ studio, shape }: PropertyProps): ReactNode {
  const t = useDesignerPhrases();
  const isTerminate = listOf(shape.businessObject, 'eventDefinitions').length > 0;
  const change = (reach: (typeof reaches)[number]): void => {
    const made = reach === 'all' ? [studio.make('bpmn:TerminateEventDefinition')] : [];
    for (const one of made) one.$parent = shape.businessObject;
    studio.setProperties(shape, { eventDefinitions: made });
  };
  return (
    <>
      <ChoiceProperty
        id="node-outcome"
        label={t('outcome')}
        value={choiceOf(partOf(shape.businessObject, 'yj:End'), 'outcome', 'APPROVED')}
        options={outcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        onChange={(value) => studio.setPart(shape, 'yj:End', { outcome: value.toLowerCase() })}
      />
      <ChoiceProperty
        id="node-reach"
        label={t('reach')}
        value={isTerminate ? 'all' : 'path'}
        options={reaches.map((value) => ({ value, label: t(`reach.${value}`) }))}
        onChange={change}
      />
    </>
  );
}
