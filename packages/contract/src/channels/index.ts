// Door of the channels contract.
export { chatPageEndpoints } from './chat/chat-page.endpoints.ts';
export { PageSignature, SignedPage } from './chat/chat-page.schema.ts';
export { channelEndpoints } from './channels.endpoints.ts';
export { contactSyncEndpoints } from './sync/contact-sync.endpoints.ts';
export { ContactSync, IgnoredFriend, SyncReason, SyncRun, SyncState } from './sync/contact-sync.schema.ts';
export { channelErrors } from './channels.errors.ts';
export {
  Binding,
  BoundContact,
  ChannelSetting,
  DoctorChannel,
  DoctorChannels,
  ExternalUserId,
  FoundBy,
  Friend,
  FriendGroup,
  FriendList,
  FriendPage,
  FriendQuery,
  Refreshed,
  Unreachable,
  UnbindQuery,
} from './channels.schema.ts';
