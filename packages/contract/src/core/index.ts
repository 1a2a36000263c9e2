// Door of the contract's core.
export {
  AttachedFile,
  AttachedFileUpload,
  AttachedFiles,
  LARGEST_ATTACHED_FILE,
  MOST_ATTACHED_FILES,
  attachedFileErrors,
  attachedFileTypes,
} from './attached-files.ts';
export {
  CalendarPeriod,
  MarketPeriod,
  calendarPeriods,
  daysBefore,
  marketPeriods,
  monthsBefore,
  periodDays,
  shiftDay,
  type NamedPeriod,
  type PeriodDays,
  type RollingPeriod,
} from './days/periods.ts';
export { Day, Id, Moment, Money, list, longText, maybe, text } from './fields.ts';
export {
  FieldRule,
  type FieldSight,
  GovernedFieldName,
  governedBy,
  governedFields,
  isEdited,
  governedSorts,
  governs,
  sortsGoverned,
  type GovernedField,
} from './governed-fields.ts';
export { fillIn, inGeneral, placeholdersOf, withoutPlaceholders, type Fillings } from './fill-in.ts';
export { uploadedFile, type UploadedFile } from './files.ts';
export {
  clauseSeparators,
  joined,
  joinedClauses,
  Language,
  languages,
  separators,
  type Bilingual,
} from './language.ts';
export { LARGEST_PAGE, pageQuery, paged, type Paged } from './paging.ts';
export { ErrorAnswer, FieldFault, coreErrors, defineErrors, type ErrorRow, type NamedError } from './errors.ts';
export {
  effectOf,
  endpoint,
  type Access,
  type Arguments,
  type BodyRow,
  type Encoding,
  type EndpointRow,
  type FileAnswer,
  type Input,
  type Method,
  type Output,
} from './endpoint.ts';
