// Door of the channels contract.
export { channelEndpoints } from './channels.endpoints.ts';
export { channelErrors } from './channels.errors.ts';
export {
  Binding,
  BoundContact,
  ChannelSetting,
  DoctorChannel,
  DoctorChannels,
  ExternalUserId,
  Friend,
  FriendList,
  FriendPage,
  FriendQuery,
  Refreshed,
  Unreachable,
  UnbindQuery,
} from './channels.schema.ts';
