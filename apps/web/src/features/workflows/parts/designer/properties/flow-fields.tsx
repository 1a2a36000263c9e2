// The ways out of a gateway: the default one, and the conditions of the others, checked as they are typed.
import { Radio } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useEffect, useState, type ReactNode } from 'react';
import { useConditionCheck } from '../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { conditionOf, wordOf, type Moddle, type Shape } from '../studio/moddle.ts';
import type { Studio } from '../studio/studio.ts';
import { TextProperty } from './controls.tsx';
import { faultOf, type PropertyProps } from './context.ts';

const branching = new Set(['bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway']);
const PAUSE = 350;

export function ConditionProperty(props: {
  id: string;
  label: string;
  value: string;
  form: readonly Moddle[];
  error?: string | undefined;
  onChange: (value: string) => void;
}): ReactNode {
  const { id, label, value, form, error, onChange } = props;
  const t = useDesignerPhrases();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const names = form.map((field) => wordOf(field, 'name'));
  const answer = useConditionCheck(asked, names).data;
  const unknown = answer?.unknownFields ?? [];
  const fault = asked === '' ? undefined : (answer?.fault ?? undefined);
  const warning = unknown.length > 0 ? t('unknownFields', { names: unknown.join(', ') }) : undefined;
  const hint =
    asked !== '' && answer !== undefined && fault === undefined ? (warning ?? t('conditionGood')) : undefined;
  return (
    <TextProperty
      id={id}
      label={label}
      rows={2}
      maximum={2_000}
      value={value}
      error={fault ?? error}
      hint={hint ?? t('conditionHint')}
      onTyping={setTyped}
      onChange={onChange}
    />
  );
}

export function writeCondition(studio: Studio, flow: Shape, body: string): void {
  if (body === '') return studio.setProperties(flow, { conditionExpression: undefined });
  const conditionExpression = studio.make('bpmn:FormalExpression', { body });
  conditionExpression.$parent = flow.businessObject;
  studio.setProperties(flow, { conditionExpression });
}

const sourceOf = (flow: Shape): { shape: Shape | undefined; isDefault: boolean } => {
  const source = (flow as unknown as { source?: Shape }).source;
  return { shape: source, isDefault: source?.businessObject['default'] === flow.businessObject };
};

export function FlowFields(props: PropertyProps): ReactNode {
  const { studio, shape, form } = props;
  const t = useDesignerPhrases();
  const { shape: source, isDefault } = sourceOf(shape);
  const value = conditionOf(shape.businessObject);
  const error = faultOf(props, 'condition');
  if (isDefault) return <p className="designer-quiet">{t('isDefault')}</p>;
  if (!branching.has(source?.type ?? '') && value === '') return <p className="designer-quiet">{t('noCondition')}</p>;
  return (
    <ConditionProperty
      key={shape.id}
      id="flow-condition"
      label={t('condition')}
      value={value}
      form={form}
      error={error}
      onChange={(body) => writeCondition(studio, shape, body)}
    />
  );
}

export function GatewayFields(props: PropertyProps): ReactNode {
  const { studio, shape, form, faults } = props;
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
            form={form}
            error={faultOf({ shape: flow, faults }, 'condition')}
            onChange={(body) => writeCondition(studio, flow, body)}
          />
        ))}
    </>
  );
}

function targetName(flow: Shape): string {
  const target = flow.businessObject['targetRef'] as Moddle | undefined;
  return wordOf(flow.businessObject, 'name') || wordOf(target, 'name') || target?.id || flow.id;
}
