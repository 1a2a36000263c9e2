// The call by which staff record what a speaker answered.
import { z } from 'zod';
import { Id, endpoint } from '../../core/index.ts';
import { meetingErrors as errors } from '../meetings.errors.ts';
import { CancellationFees, MeetingSpeaker, RecordedAnswer } from './meeting-speakers.schema.ts';

export const meetingSpeakerEndpoints = {
  findCancellationFees: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/cancellation/{id}',
    summary: { zh: '现在取消会议须支付的取消费', en: 'What speakers are owed when the meeting is cancelled now' },
    access: { permission: 'meeting:meetings:write' },
    params: z.strictObject({ id: Id }),
    output: CancellationFees,
    errors: [errors.notFound, errors.notPossible],
  }),
  recordAnswer: endpoint({
    method: 'PUT',
    path: '/API-MEET-TOOLS/meeting/speakers/{id}/{doctorId}',
    summary: { zh: '登记讲者的答复', en: 'Record what a speaker answered' },
    access: { permission: 'meeting:meetings:write' },
    params: z.strictObject({ id: Id, doctorId: Id }),
    body: { encoding: 'json', schema: RecordedAnswer },
    output: MeetingSpeaker,
    errors: [errors.notFound, errors.notPossible, errors.talkNotFound, errors.talkAnswered, errors.talkAnsweredSelf],
  }),
};
