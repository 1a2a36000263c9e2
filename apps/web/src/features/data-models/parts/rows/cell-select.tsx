// A cell that is one of known values: of its dictionary, or a province, city or county.
import type { ModelField } from '@yijian/contract/data-models';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { useCounties, useRegions, type RegionNode } from '../../../regions/index.ts';

export interface CellSelectProps {
  readonly field: ModelField;
  readonly text: string;
  readonly label: string;
  readonly placeholder?: string;
  /** The city of the row, where it is known: counties are chosen within it. */
  readonly city?: string | undefined;
  readonly isOpen?: boolean;
  readonly className?: string;
  readonly onChange: (text: string) => void;
  readonly onLeave?: () => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly words: string;
}

const counties: readonly string[] = ['county', 'hospitalCounty'];

/** Whether the field is chosen: several codes are written side by side, a county without its city as well. */
export const isChosen = (field: ModelField, city?: string): boolean =>
  (field.choices.length > 0 && field.type !== 'CODES') ||
  (field.type === 'REGION' && (!counties.includes(field.key) || Boolean(city)));

export function CellSelect(props: CellSelectProps): ReactNode {
  const { field, city } = props;
  const say = useBilingual();
  if (field.type !== 'REGION')
    return (
      <Chooser
        {...props}
        options={field.choices.map((one) => ({ value: say(one), label: say(one), words: `${one.zh} ${one.en}` }))}
      />
    );
  return counties.includes(field.key) ? <CountySelect {...props} city={city ?? ''} /> : <PlaceSelect {...props} />;
}

const optionOf = (node: RegionNode, above?: RegionNode): Option => ({
  value: node.label,
  label: above === undefined || above.label === node.label ? node.label : `${node.label} · ${above.label}`,
  words: `${node.label} ${node.keywords}`,
});

function PlaceSelect(props: CellSelectProps): ReactNode {
  const { nodes } = useRegions();
  const options =
    props.field.key === 'province'
      ? nodes.map((node) => optionOf(node))
      : nodes.flatMap((node) => (node.children ?? []).map((one) => optionOf(one, node)));
  return <Chooser {...props} options={options} />;
}

function CountySelect(props: CellSelectProps & { city: string }): ReactNode {
  const { nodes } = useRegions();
  const cities = nodes.flatMap((node) => node.children ?? []);
  const found = cities.find((one) => one.label === props.city || one.keywords.split(' ').includes(props.city));
  return <Chooser {...props} options={useCounties(found?.value ?? null).map((node) => optionOf(node))} />;
}

function Chooser(props: CellSelectProps & { options: readonly Option[] }): ReactNode {
  const { options, text, label, placeholder, isOpen = false, className, onChange, onLeave } = props;
  return (
    <Select<string, Option>
      size="small"
      autoFocus={isOpen}
      defaultOpen={isOpen}
      allowClear
      showSearch={{ optionFilterProp: 'words' }}
      aria-label={label}
      {...(className === undefined ? {} : { className })}
      placeholder={placeholder}
      value={options.some(({ value }) => value === text) ? text : null}
      options={[...options]}
      onChange={(chosen) => onChange(chosen ?? '')}
      {...(onLeave === undefined ? {} : { onBlur: onLeave })}
    />
  );
}
