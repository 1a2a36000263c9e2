// Front door of clue scoring.
import { clueEndpoints } from '@yijian/contract/clue-scores';
import { bind } from '../../platform/http/index.ts';
import { backTestClueSet, listBackTestPeople } from './back-tests/back-tests.service.ts';
import {
  assignClues,
  convertClue,
  countAllClues,
  followClue,
  invalidateClue,
  listClueOwners,
  listClues,
  recycleClues,
} from './clues/clues.service.ts';
import { findLedger } from './clues/ledger.service.ts';
import {
  addClueSet,
  applyClueSet,
  changeClueSet,
  copyClueSet,
  countClueSets,
  findClueSet,
  listClueSets,
  previewClueSet,
  removeClueSet,
  simulateClueSet,
} from './sets/sets.service.ts';

export const clueRoutes = bind('clue-scores', clueEndpoints, {
  listSets: (context, { query }) => listClueSets(context, query),
  countSets: (context, { query }) => countClueSets(context, query),
  findSet: (context, { params }) => findClueSet(context, params.id),
  addSet: (context, { body }) => addClueSet(context, body),
  changeSet: (context, { params, body }) => changeClueSet(context, { ...params, ...body }),
  copySet: (context, { params }) => copyClueSet(context, params.id),
  deleteSet: (context, { params }) => removeClueSet(context, params.id),
  previewSet: (context, { body }) => previewClueSet(context, body),
  simulateSet: (context, { params, body }) => simulateClueSet(context, { ...params, ...body }),
  applySet: (context, { params, body }) => applyClueSet(context, { ...params, ...body }),
  backTestSet: (context, { params, body }) => backTestClueSet(context, { ...params, ...body }),
  backTestPeople: (context, { params, body }) => listBackTestPeople(context, { ...params, ...body }),
  list: (context, { query }) => listClues(context, query),
  count: (context, { query }) => countAllClues(context, query),
  ledger: (context, { query }) => findLedger(context, query),
  owners: (context) => listClueOwners(context),
  assign: (context, { body }) => assignClues(context, body),
  recycle: (context, { body }) => recycleClues(context, body),
  follow: (context, { params }) => followClue(context, params.id),
  convert: (context, { params, body }) => convertClue(context, { ...params, ...body }),
  invalidate: (context, { params, body }) => invalidateClue(context, { ...params, ...body }),
});
