// The papers of a speaker: where they stand and who may reach them (product: speakers).
import { speakerErrors, speakerFileErrors } from '@yijian/contract/speakers';
import type { FileShelf } from '../../hospitals/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { selectIsSpeakerOwn, selectIsSpeakerSeen } from './speaker-files.sql.ts';

export const speakerFiles: FileShelf = {
  table: 'speaker_files',
  record: 'speaker_id',
  write: 'meeting:speakers:propose',
  steward: 'meeting:speakers:write',
  isSeen: ({ sql, user }, id) => selectIsSpeakerSeen(sql, user, id),
  // The office maintains every speaker it sees; a proposer the own proposals.
  isOwn: ({ sql, user }, id) =>
    isAllowed(user, 'meeting:speakers:write')
      ? selectIsSpeakerSeen(sql, user, id)
      : selectIsSpeakerOwn(sql, user.id, id),
  notFound: speakerErrors.notFound,
  errors: speakerFileErrors,
};
