// Door of form-page: the page pattern of long forms and the parts of short ones (look and feel, form page).
export { ChipSelect, SegmentedField } from './fields/chip-select.tsx';
export type { ChipSelectProps, Choice, SegmentedFieldProps } from './fields/chip-select.tsx';
export { ErrorSummary } from './fields/error-summary.tsx';
export type { ErrorSummaryProps, FieldProblem } from './fields/error-summary.tsx';
export { Field } from './fields/field.tsx';
export type { FieldProps } from './fields/field.tsx';
export { focusField } from './fields/focus-field.ts';
export { FormDrawer } from './form-drawer.tsx';
export type { FormDrawerProps } from './form-drawer.tsx';
export { FormPage } from './form-page.tsx';
export type { FormPageProps } from './form-page.tsx';
export { Stepper } from './stepper.tsx';
export type { FormStep, StepperProps } from './stepper.tsx';
