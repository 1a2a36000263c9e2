// Door of the tags contract.
export { tagEndpoints } from './tags.endpoints.ts';
export { tagErrors } from './tags.errors.ts';
export {
  CountedTerm,
  PersonalTermName,
  TagGroup,
  TagGroupDraft,
  TagKind,
  TagName,
  TagTerm,
  TagTermDraft,
} from './tags.schema.ts';
