// Front door of the academic networks.
import { academicNetworkEndpoints } from '@yijian/contract/academic-networks';
import { bind, type Context } from '../../platform/http/index.ts';
import { requireDetail } from '../publications/index.ts';
import { findChart } from './around/around.service.ts';
import { exportTable, findTable } from './around/table.service.ts';
import { exportMapTable, findMapTable } from './drawing/map-table.service.ts';
import { findMap } from './drawing/map.service.ts';
import { findCard } from './persons/card.service.ts';
import { findPersons } from './persons/persons.service.ts';
import { listLinks } from './relations/links.service.ts';
import { listEvidence, listRelations, listTypes } from './relations/relations-of.service.ts';
import { findPath } from './ways/ways.service.ts';

/** Who is related with whom, and by what, is academic detail: it is kept from some readers (R6.4). */
const shown =
  <Asked, Told>(answer: (context: Context, asked: Asked) => Told) =>
  (context: Context, asked: Asked): Told => {
    requireDetail(context.user);
    return answer(context, asked);
  };

export const academicNetworkRoutes = bind('academic-networks', academicNetworkEndpoints, {
  listTypes: (context, { params }) => listTypes(context, params),
  listRelations: (context, { query }) => listRelations(context, query),
  chart: shown((context, { query }) => findChart(context, query)),
  table: shown((context, { query }) => findTable(context, query)),
  exportTable: shown((context, { query }) => exportTable(context, query)),
  person: shown((context, { query }) => findCard(context, query)),
  listLinks: shown((context, { query }) => listLinks(context, query)),
  listEvidence: shown((context, { query }) => listEvidence(context, query)),
  findPath: shown((context, { query }) => findPath(context, query)),
  findPersons: (context, { query }) => findPersons(context, query),
  map: shown((context) => findMap(context)),
  mapTable: shown((context, { query }) => findMapTable(context, query)),
  exportMapTable: shown((context, { query }) => exportMapTable(context, query)),
});
