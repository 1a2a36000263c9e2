// What the clock does when a task is late: timers on its edge, made and changed here or in the drawing.
import { Button, Dropdown, InputNumber } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { choiceOf, durationOf, listOf, partOf, wordOf, type Shape } from '../studio/moddle.ts';
import type { Studio } from '../studio/studio.ts';
import { ChoiceProperty, DurationProperty, SwitchProperty } from './controls.tsx';
import { faultOf, type PropertyProps } from './context.ts';

const acts = ['REMIND', 'APPROVE', 'REJECT', 'FLOW'] as const;
const calendars = ['ALL', 'BUSINESS'] as const;

export function Timeouts(props: PropertyProps): ReactNode {
  const { studio, shape } = props;
  const t = useDesignerPhrases();
  const timers = (shape.attachers ?? []).filter(({ type }) => type === 'bpmn:BoundaryEvent');
  const offered = shape.type === 'bpmn:SubProcess' ? (['FLOW'] as const) : acts;
  return (
    <section className="designer-timeouts">
      <h3>{t('timeouts')}</h3>
      {timers.map((timer) => (
        <div key={timer.id} className="designer-timeout">
          <TimerFields {...props} shape={timer} />
          <IconButton icon={Trash2} label={t('removeTimeout')} onClick={() => studio.remove(timer)} />
        </div>
      ))}
      <Dropdown
        trigger={['click']}
        menu={{
          items: offered.map((act) => ({
            key: act,
            label: t(`act.${act}`),
            onClick: () => studio.addBoundary(shape, act.toLowerCase()),
          })),
        }}
      >
        <Button size="small" icon={<Glyph icon={Plus} size={14} />}>
          {t('addTimeout')}
        </Button>
      </Dropdown>
    </section>
  );
}

/** The duration stands in the drawing itself, what happens then in the namespace. */
export function TimerFields(props: PropertyProps): ReactNode {
  const { studio, shape } = props;
  const t = useDesignerPhrases();
  const part = partOf(shape.businessObject, 'yj:Timer');
  const isBoundary = shape.type === 'bpmn:BoundaryEvent';
  const action = choiceOf(part, 'action', 'FLOW');
  const offered = shape.host?.type === 'bpmn:SubProcess' ? (['FLOW'] as const) : acts;
  const changeAction = (value: string): void => {
    studio.setPart(shape, 'yj:Timer', { action: value.toLowerCase() });
    if (value === 'REMIND') studio.setProperties(shape, { cancelActivity: false });
    else if (value !== 'FLOW') studio.setProperties(shape, { cancelActivity: true });
  };
  return (
    <div className="designer-timer">
      {isBoundary ? (
        <ChoiceProperty
          id={`${shape.id}-action`}
          label={t('timerAct')}
          value={action}
          options={offered.map((value) => ({ value, label: t(`act.${value}`) }))}
          onChange={changeAction}
        />
      ) : null}
      <DurationProperty
        id={`${shape.id}-duration`}
        label={t(isBoundary ? 'timerAfter' : 'waitFor')}
        error={faultOf(props, 'duration')}
        value={durationOf(shape.businessObject)}
        onChange={(value) => setDuration(studio, shape, value)}
      />
      <ChoiceProperty
        id={`${shape.id}-calendar`}
        label={t('calendar')}
        value={choiceOf(part, 'calendar', 'ALL')}
        options={calendars.map((value) => ({ value, label: t(`calendar.${value}`) }))}
        onChange={(value) => studio.setPart(shape, 'yj:Timer', { calendar: value.toLowerCase() })}
      />
      {isBoundary && (action === 'REMIND' || action === 'FLOW') ? (
        <Field id={`${shape.id}-repeats`} label={t('repeats')} error={faultOf(props, 'repeats')}>
          <InputNumber<number>
            id={`${shape.id}-repeats`}
            min={0}
            max={20}
            precision={0}
            style={{ width: '100%' }}
            value={Number(wordOf(part, 'repeats') || '0')}
            onChange={(value) => studio.setPart(shape, 'yj:Timer', { repeats: value ? String(value) : undefined })}
          />
        </Field>
      ) : null}
      {isBoundary && action === 'FLOW' ? (
        <SwitchProperty
          id={`${shape.id}-interrupts`}
          label={t('interrupts')}
          value={shape.businessObject['cancelActivity'] !== false}
          onChange={(on) => studio.setProperties(shape, { cancelActivity: on })}
        />
      ) : null}
    </div>
  );
}

function setDuration(studio: Studio, shape: Shape, body: string): void {
  const [definition] = listOf(shape.businessObject, 'eventDefinitions');
  if (definition === undefined) return;
  const timeDuration = studio.make('bpmn:FormalExpression', { body });
  timeDuration.$parent = definition;
  studio.setModdle(shape, definition, { timeDuration });
}
