// Front door of the academic networks.
import { academicNetworkEndpoints } from '@yijian/contract/academic-networks';
import { bind } from '../../platform/http/index.ts';
import { findChart } from './around/around.service.ts';
import { exportTable, findTable } from './around/table.service.ts';
import { exportMapTable, findMapTable } from './drawing/map-table.service.ts';
import { findMap } from './drawing/map.service.ts';
import { findCard } from './persons/card.service.ts';
import { findPersons } from './persons/persons.service.ts';
import { listLinks } from './relations/links.service.ts';
import { listEvidence, listRelations, listTypes } from './relations/relations-of.service.ts';
import { findPath } from './ways/ways.service.ts';

export const academicNetworkRoutes = bind('academic-networks', academicNetworkEndpoints, {
  listTypes: (context, { params }) => listTypes(context, params),
  listRelations: (context, { query }) => listRelations(context, query),
  chart: (context, { query }) => findChart(context, query),
  table: (context, { query }) => findTable(context, query),
  exportTable: (context, { query }) => exportTable(context, query),
  person: (context, { query }) => findCard(context, query),
  listLinks: (context, { query }) => listLinks(context, query),
  listEvidence: (context, { query }) => listEvidence(context, query),
  findPath: (context, { query }) => findPath(context, query),
  findPersons: (context, { query }) => findPersons(context, query),
  map: (context) => findMap(context),
  mapTable: (context, { query }) => findMapTable(context, query),
  exportMapTable: (context, { query }) => exportMapTable(context, query),
});
