// The ways out of a gateway: the default one, and the conditions of the others.
import { Radio, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { conditionOf, wordOf, type Moddle, type Shape } from '../studio/moddle.ts';
import type { Studio } from '../studio/studio.ts';
import { ConditionProperty } from './conditions/condition-property.tsx';
import { faultOf, type PropertyProps } from './context.ts';

const branching = new Set(['bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway']);

export function writeCondition(studio: Studio, flow: Shape, body: string): void {
  if (body === '') return studio.setProperties(flow, { conditionExpression: undefined });
  const conditionExpression = studio.make('bpmn:FormalExpression', { body });
  conditionExpression.$parent = flow.businessObject;
  studio.setProperties(flow, { conditionExpression });
}

const sourceOf = (flow: Shape): { shape: Shape | undefined; isDefault: boolean } => {
  const source = flow.source ?? undefined;
  return { shape: source, isDefault: source?.businessObject['default'] === flow.businessObject };
};

export function FlowFields(props: PropertyProps): ReactNode {
  const { studio, shape } = props;
  const t = useDesignerPhrases();
  const { shape: source, isDefault } = sourceOf(shape);
  const value = conditionOf(shape.businessObject);
  const error = faultOf(props, 'condition');
  if (isDefault) return <p className="designer-quiet">{t('isDefault')}</p>;
  if (!branching.has(source?.type ?? '') && value === '')
    return (
      <>
        <p className="designer-quiet">{t('insertHere')}</p>
        <p className="designer-quiet">{t('noCondition')}</p>
      </>
    );
  return (
    <ConditionProperty
      key={shape.id}
      id="flow-condition"
      label={t('condition')}
      value={value}
      props={props}
      error={error}
      onChange={(body) => writeCondition(studio, shape, body)}
    />
  );
}

export function GatewayFields(props: PropertyProps): ReactNode {
  const { studio, shape, faults } = props;
  const t = useDesignerPhrases();
  if (!branching.has(shape.type)) return <p className="designer-quiet">{t('parallelNote')}</p>;
  const flows = shape.outgoing ?? [];
  if (flows.length < 2) return <p className="designer-quiet">{t('oneWayOut')}</p>;
  const standard = shape.businessObject['default'] as Moddle | undefined;
  const choose = (id: string): void => {
    const flow = flows.find((one) => one.id === id);
    if (flow === undefined) return;
    writeCondition(studio, flow, '');
    studio.setProperties(shape, { default: flow.businessObject });
  };
  return (
    <>
      <Field label={t('defaultFlow')} error={faultOf(props, 'default')}>
        <Radio.Group
          aria-label={t('defaultFlow')}
          value={standard?.id ?? null}
          onChange={(event) => choose(event.target.value as string)}
          options={flows.map((flow) => ({ value: flow.id, label: targetName(flow) }))}
        />
      </Field>
      {flows
        .filter(({ businessObject }) => businessObject !== standard)
        .map((flow) => (
          <ConditionProperty
            key={flow.id}
            id={`condition-${flow.id}`}
            label={t('conditionTo', { name: targetName(flow) })}
            value={conditionOf(flow.businessObject)}
            props={props}
            error={faultOf({ shape: flow, faults }, 'condition')}
            onChange={(body) => writeCondition(studio, flow, body)}
          />
        ))}
    </>
  );
}

const leading = ['bpmn:EndEvent', 'bpmn:SequenceFlow', 'bpmn:BoundaryEvent', 'label'];
const reached = ['bpmn:StartEvent', 'bpmn:SequenceFlow', 'bpmn:BoundaryEvent', 'label'];

/** A line to another element without drawing it. */
export function NextStep({ studio, shape }: PropertyProps): ReactNode {
  const t = useDesignerPhrases();
  if (leading.includes(shape.type)) return null;
  const known = new Set((shape.outgoing ?? []).map(({ target }) => target?.id));
  const others = studio
    .all()
    .filter((one) => one.parent === shape.parent && one.id !== shape.id && !known.has(one.id))
    .filter(({ type }) => type.startsWith('bpmn:') && !reached.includes(type));
  return (
    <Field id="node-next" label={t('nextStep')} hint={t('nextStepHint')}>
      <Select<string>
        id="node-next"
        style={{ width: '100%' }}
        placeholder={t('chooseNext')}
        value={null}
        options={others.map((one) => ({ value: one.id, label: wordOf(one.businessObject, 'name') || one.id }))}
        onChange={(id) => {
          const target = studio.shapeOf(id);
          if (target !== undefined) studio.connect(shape, target);
        }}
      />
    </Field>
  );
}

function targetName(flow: Shape): string {
  const target = flow.businessObject['targetRef'] as Moddle | undefined;
  return wordOf(flow.businessObject, 'name') || wordOf(target, 'name') || target?.id || flow.id;
}
