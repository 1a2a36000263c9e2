// Door of the assistants contract.
export { assistantEndpoints, chatEndpoints } from './assistants.endpoints.ts';
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
  ModelHost,
  SourceKind,
  chatModes,
} from './assistants.schema.ts';
