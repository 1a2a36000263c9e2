// Front door of sending.
import { sendEndpoints } from '@yijian/contract/sends';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import {
  addInvitation,
  addResend,
  addSend,
  checkInvitation,
  checkResend,
  checkSend,
  type WithCampaigns,
} from './confirming/confirming.service.ts';
import { carriersOf } from './delivery/carriers.policy.ts';
import {
  countRecipients,
  findContactBudget,
  findDoctorEffects,
  findHospitalEffects,
  findMessage,
  listArticleOpenings,
  listContactBudgets,
  listOpeningEffects,
  listRecipients,
} from './people/people.service.ts';
import { recordReceipt } from './reading/reading.service.ts';
import { cancelSend, countSends, findEffects, findSend, listSends, retrySend } from './sends.service.ts';

/** What stands after sending: `joinCampaign` counts a send to a marketing activity. */
export function sendRoutes(settings: Settings, { joinCampaign }: WithCampaigns): BoundEndpoint[] {
  const carriers = carriersOf(settings);
  return bind('sends', sendEndpoints, {
    check: (context, { body }) => checkSend(context, { ...body, carriers }),
    add: (context, { body }) => addSend(context, { ...body, carriers, joinCampaign }),
    checkResend: (context, { body }) => checkResend(context, { ...body, carriers }),
    addResend: (context, { body }) => addResend(context, { ...body, carriers, joinCampaign }),
    checkInvitation: (context, { body }) => checkInvitation(context, { ...body, carriers }),
    addInvitation: (context, { body }) => addInvitation(context, { ...body, carriers }),
    list: (context, { query }) => listSends(context, query),
    count: (context, { query }) => countSends(context, query),
    find: (context, { params }) => findSend(context, params.id),
    effects: (context, { params }) => findEffects(context, params.id),
    articleOpenings: (context, { params }) => listArticleOpenings(context, params.id),
    openingEffects: (context, { params }) => listOpeningEffects(context, params.id),
    doctorEffects: (context, { params }) => findDoctorEffects(context, params.id),
    hospitalEffects: (context, { params }) => findHospitalEffects(context, params.id),
    listRecipients: (context, { query }) => listRecipients(context, query),
    countRecipients: (context, { query }) => countRecipients(context, query),
    findMessage: (context, { params }) => findMessage(context, params.id),
    retry: (context, { params }) => retrySend(context, params.id),
    cancel: (context, { params }) => cancelSend(context, params.id),
    findBudget: (context, { params }) => findContactBudget(context, params.id),
    listBudgets: (context, { query }) => listContactBudgets(context, query),
    receive: (context, { body }) => recordReceipt(context, body),
  });
}
