// What every property is read from and written through.
import type { DefinitionFault, DesignerChoices } from '@yijian/contract/workflows';
import type { Moddle, Shape } from '../studio/moddle.ts';
import type { Studio } from '../studio/studio.ts';

export interface PropertyProps {
  readonly studio: Studio;
  readonly shape: Shape;
  readonly choices: DesignerChoices | undefined;
  /** Fields of the process's form. */
  readonly form: readonly Moddle[];
  readonly faults: readonly DefinitionFault[];
}

/** What is wrong with one property of the element. */
export const faultOf = (
  { shape, faults }: Pick<PropertyProps, 'shape' | 'faults'>,
  field: string,
): string | undefined => faults.find((fault) => fault.element === shape.id && fault.field === field)?.message;
