// Front door of the verifications.
import { failedResultEndpoints, verificationEndpoints } from '@yijian/contract/verifications';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import {
  certificateFile,
  listCertificates,
  removeCertificate,
  revealNumber,
  uploadCertificate,
} from './certificates/certificates.service.ts';
import { countRequests, exportRequests, findRequest, listOfDoctor, listRequests } from './lists/lists.service.ts';
import { findKnown, saveDraft } from './requests/draft.service.ts';
import { submitRequest, withdrawRequest } from './requests/requests.service.ts';
import { failedResults } from './results/failed-results.service.ts';
import { uploadResults } from './results/results.service.ts';
import {
  approveRequest,
  askAgain,
  askForMore,
  completeMany,
  completeReview,
  decideField,
  pickRequest,
  rejectRequest,
  releaseRequest,
  sendBackRequest,
} from './review/review.service.ts';

export const verificationRoutes = (settings: Pick<Settings, 'REVEALS_PER_DAY'>): BoundEndpoint[] => [
  ...bind('verifications', verificationEndpoints, {
    list: (context, { query }) => listRequests(context, query),
    count: (context, { query }) => countRequests(context, query),
    listOfDoctor: (context, { params, query }) => listOfDoctor(context, { id: params.id, ...query }),
    find: (context, { params }) => findRequest(context, params.id),
    findKnown: (context, { params }) => findKnown(context, params.id),
    save: (context, { body }) => saveDraft(context, body),
    submit: (context, { params }) => submitRequest(context, params.id),
    withdraw: (context, { params, body }) => withdrawRequest(context, { id: params.id, ...body }),
    uploadCertificate: (context, { body }) => uploadCertificate(context, body),
    deleteCertificate: (context, { query }) => removeCertificate(context, query.id),
    findCertificates: (context, { params }) => listCertificates(context, params.id),
    certificateFile: (context, { params }) => certificateFile(context, params.id),
    revealNumber: (context, { params, body }) =>
      revealNumber(context, { id: params.id, limit: settings.REVEALS_PER_DAY, ...body }),
    pick: (context, { params }) => pickRequest(context, params.id),
    release: (context, { params }) => releaseRequest(context, params.id),
    decide: async (context, { params, body }) => {
      await decideField(context, { id: params.id, ...body });
      return findRequest(context, params.id);
    },
    complete: (context, { params, body }) => completeReview(context, { id: params.id, ...body }),
    completeMany: (context, { body }) => completeMany(context, body.ids),
    needInfo: (context, { params, body }) => askForMore(context, { id: params.id, ...body }),
    reject: (context, { params, body }) => rejectRequest(context, { id: params.id, ...body }),
    approve: (context, { params, body }) => approveRequest(context, { id: params.id, ...body }),
    sendBack: (context, { params, body }) => sendBackRequest(context, { id: params.id, ...body }),
    reverify: (context, { params, body }) => askAgain(context, { id: params.id, ...body }),
    uploadResults: (context, { body }) => uploadResults(context, body.file),
    download: (context, { query }) => exportRequests(context, query),
  }),
  ...bind('verifications', failedResultEndpoints, {
    downloadFailed: (context, { body }) => failedResults(context, body),
  }),
];
