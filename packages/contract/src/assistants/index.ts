// Door of the assistants contract.
export { assistantEndpoints, chatEndpoints, partnerEndpoints } from './assistants.endpoints.ts';
export { assistantErrors } from './assistants.errors.ts';
export {
  ChangedModelHost,
  ChatAnswer,
  ChatMode,
  ChatNotice,
  ChatQuestion,
  ChatSource,
  Conversation,
  ConversationDetail,
  ConversationPaging,
  Feedback,
  GivenFeedback,
  ModelHost,
  PartnerAddress,
  PartnerPage,
  SourceKind,
  chatModes,
} from './assistants.schema.ts';
