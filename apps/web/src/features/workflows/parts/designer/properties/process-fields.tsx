// The process as a whole: how it is called and offered, who may start it, how risky it is, its form, separation of duties.
import { Button, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { useNames } from '../../words/use-names.ts';
import { choiceOf, listOf, partOf, wordOf } from '../studio/moddle.ts';
import type { Card } from '../use-keeping.ts';
import { useNamed } from './candidate-list.tsx';
import { ChoiceProperty, ManyProperty, TextProperty } from './controls.tsx';
import { faultOf, type PropertyProps } from './context.ts';
import { ConditionProperty } from './conditions/condition-property.tsx';
import { FormList } from './form-list.tsx';

export const categories = ['DATA', 'MEETING', 'FINANCE', 'COMPLIANCE', 'OTHER'] as const;
const risks = ['LOW', 'MEDIUM', 'HIGH'] as const;

export interface ProcessFieldsProps extends PropertyProps {
  readonly card: Card;
  readonly onCard: (part: Partial<Card>) => void;
}

export function ProcessFields(props: ProcessFieldsProps): ReactNode {
  const { studio, shape, choices } = props;
  const t = useDesignerPhrases();
  const nameOf = useNamed();
  const part = partOf(shape.businessObject, 'yj:Process');
  return (
    <>
      <CardFields {...props} />
      <ManyProperty
        id="process-starters"
        label={t('starters')}
        hint={t('startersHint')}
        error={faultOf(props, 'starters')}
        value={wordOf(part, 'starters')
          .split(',')
          .map((code) => code.trim())
          .filter(Boolean)}
        options={(choices?.roles ?? []).map((one) => ({ value: one.code, label: nameOf(one) }))}
        onChange={(codes) => studio.setPart(shape, 'yj:Process', { starters: codes.join(',') || undefined })}
      />
      <ChoiceProperty
        id="process-risk"
        label={t('risk')}
        value={choiceOf(part, 'risk', 'MEDIUM')}
        options={risks.map((value) => ({ value, label: t(`risk.${value}`) }))}
        onChange={(value) => studio.setPart(shape, 'yj:Process', { risk: value.toLowerCase() })}
      />
      <ConditionProperty
        id="process-risk-when"
        label={t('riskWhen')}
        value={wordOf(part, 'riskWhen')}
        props={props}
        error={faultOf(props, 'condition')}
        onChange={(value) => studio.setPart(shape, 'yj:Process', { riskWhen: value || undefined })}
      />
      <FormList {...props} />
      <Separations {...props} />
    </>
  );
}

function CardFields({ card, onCard }: ProcessFieldsProps): ReactNode {
  const t = useDesignerPhrases();
  const names = useNames();
  const known: readonly string[] = categories;
  const offered = known.includes(card.category) ? known : [...known, card.category];
  const required = (part: Partial<Card>): void => {
    if (Object.values(part).every((value) => value !== '')) onCard(part);
  };
  return (
    <>
      <TextProperty
        id="card-name"
        label={t('name')}
        maximum={60}
        value={card.name}
        onChange={(name) => required({ name })}
      />
      <TextProperty
        id="card-en-name"
        label={t('enName')}
        value={card.enName}
        onChange={(enName) => required({ enName })}
      />
      <ChoiceProperty
        id="card-category"
        label={t('category')}
        value={card.category}
        options={offered.map((value) => ({ value, label: names.category(value) }))}
        onChange={(category) => onCard({ category })}
      />
      <TextProperty
        id="card-description"
        label={t('description')}
        rows={2}
        maximum={300}
        value={card.description}
        onChange={(description) => onCard({ description })}
      />
      <TextProperty
        id="card-en-description"
        label={t('enDescription')}
        rows={2}
        maximum={300}
        value={card.enDescription}
        onChange={(enDescription) => onCard({ enDescription })}
      />
    </>
  );
}

/** Groups of nodes at which different people have to decide; the start stands for the starter. */
function Separations(props: PropertyProps): ReactNode {
  const { studio, shape } = props;
  const t = useDesignerPhrases();
  const groups = listOf(partOf(shape.businessObject, 'yj:Process'), 'separates').map((one) =>
    wordOf(one, 'nodes')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  );
  const nodes = studio
    .all()
    .filter(({ type }) => type === 'bpmn:UserTask' || type === 'bpmn:StartEvent')
    .map((one) => ({ value: one.id, label: wordOf(one.businessObject, 'name') || one.id }));
  const write = (next: readonly string[][]): void =>
    studio.setPart(shape, 'yj:Process', {
      separates: next.map((ids) => studio.make('yj:Separate', { nodes: ids.join(',') })),
    });
  return (
    <Field label={t('separates')} hint={t('separatesHint')} error={faultOf(props, 'separates')}>
      <ul className="designer-rules">
        {groups.map((ids, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Select<string[]>
              mode="multiple"
              aria-label={t('separateGroup', { number: index + 1 })}
              value={ids}
              options={nodes}
              onChange={(next) => write(groups.map((group, at) => (at === index ? next : group)))}
            />
            <IconButton
              icon={Trash2}
              label={t('removeGroup', { number: index + 1 })}
              onClick={() => write(groups.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <Button size="small" icon={<Glyph icon={Plus} size={14} />} onClick={() => write([...groups, []])}>
        {t('addGroup')}
      </Button>
    </Field>
  );
}
