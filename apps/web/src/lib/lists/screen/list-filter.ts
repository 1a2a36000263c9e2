// The filters a list screen declares: each becomes a control in the filter line and a chip when it is set.
import type { DatePreset, FilterOption } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import type { FieldKind, ListFields } from '../list-fields.ts';

type FieldsOf<F extends ListFields, K extends FieldKind> = {
  [N in keyof F & string]: F[N] extends K ? N : never;
}[keyof F & string];

/** In the filter line, in the part that unfolds, or as a chip only, where something else on the screen sets it. */
export type FilterPlace = 'line' | 'folded' | 'chip';

/** One of a closed set of values, or several. */
export interface ChoiceFilter<F extends ListFields> {
  readonly kind: 'choice';
  readonly field: FieldsOf<F, 'text' | 'list'>;
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly place?: FilterPlace;
}

/** A range of days held by two fields, either end open. */
export interface DaysFilter<F extends ListFields> {
  readonly kind: 'days';
  readonly from: FieldsOf<F, 'text'>;
  readonly to: FieldsOf<F, 'text'>;
  readonly label: string;
  readonly presets?: readonly DatePreset[];
  readonly place?: FilterPlace;
}

/** Yes or not asked; with a word for no, also no. */
export interface FlagFilter<F extends ListFields> {
  readonly kind: 'flag';
  readonly field: FieldsOf<F, 'flag'>;
  readonly label: string;
  readonly words?: { readonly yes: string; readonly no?: string };
  readonly place?: FilterPlace;
}

/** A control of the screen's own, a tree for example; what it holds is named by its chip. */
export interface DrawnFilter {
  readonly kind: 'drawn';
  readonly key: string;
  readonly label: string;
  readonly control: ReactNode;
  /** What is chosen, in the reader's words. */
  readonly chosen: readonly string[];
  readonly onRemove: () => void;
  readonly place?: FilterPlace;
}

/** Text that is searched for; a list has one at most. */
export interface SearchFilter<F extends ListFields> {
  readonly kind: 'search';
  readonly field: FieldsOf<F, 'text'>;
  readonly placeholder: string;
}

export type ListFilter<F extends ListFields> =
  | ChoiceFilter<F>
  | DaysFilter<F>
  | DrawnFilter
  | FlagFilter<F>
  | SearchFilter<F>;
