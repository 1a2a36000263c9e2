// Front door of the territories.
import { territoryEndpoints } from '@yijian/contract/territories';
import { bind } from '../../platform/http/index.ts';
import { findTerritories, moveTerritories, previewMove } from './territories.service.ts';

export const territoryRoutes = bind('territories', territoryEndpoints, {
  findMap: (context) => findTerritories(context),
  preview: (context, { body }) => previewMove(context, body),
  move: (context, { body }) => moveTerritories(context, body),
});
