// The calls of the academic network (specification 7.5, profile data: relation, academic network).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { exportFiles, exportLimits } from '../exports/index.ts';
import { publicationErrors } from '../publications/index.ts';
import { academicNetworkErrors } from './academic-networks.errors.ts';
import {
  CenterChart,
  CenterTable,
  CenterTableExportQuery,
  CenterTableQuery,
  DoctorPath,
  EvidencePage,
  EvidenceQuery,
  FindPersonsQuery,
  FoundPerson,
  NetworkFilter,
  LinkQuery,
  Links,
  PathQuery,
  PersonCard,
  PersonQuery,
  RelationQuery,
  RelationTypeCount,
  Relations,
} from './academic-networks.schema.ts';
import { MapTable, MapTableExportQuery, MapTableQuery, NetworkMap } from './map.schema.ts';

const profile = { permission: 'customer:doctor-profiles:read' } as const;
const network = { permission: 'userInsights:academic-networks:read' } as const;
const { personNotFound } = academicNetworkErrors;
const { withheld } = publicationErrors;
const asking = [withheld, doctorErrors.notFound, personNotFound] as const;

export const academicNetworkEndpoints = {
  listTypes: endpoint({
    method: 'GET',
    path: '/findRelationType/list/{id}',
    summary: { zh: '医生的学术关系类型及数量', en: 'Types of academic relations of a doctor, with counts' },
    access: profile,
    params: z.strictObject({ id: Id }),
    output: z.array(RelationTypeCount),
    errors: [doctorErrors.notFound],
  }),
  listRelations: endpoint({
    method: 'GET',
    path: '/findBy/list',
    summary: { zh: '与医生有学术关系的人', en: 'Whom a doctor is academically related with' },
    access: profile,
    query: RelationQuery,
    output: Relations,
    errors: [doctorErrors.notFound],
  }),
  chart: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkCenterChart',
    summary: { zh: '以一位医生为中心的学术网络', en: 'The academic network around one person' },
    access: network,
    query: NetworkFilter,
    output: CenterChart,
    errors: asking,
  }),
  table: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkCenterTable',
    summary: { zh: '中心网络的列表', en: 'The same network as a table' },
    access: network,
    query: CenterTableQuery,
    output: CenterTable,
    errors: asking,
  }),
  exportTable: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkCenterTable/export',
    summary: { zh: '导出中心网络的列表', en: 'Export the table of a network' },
    access: { permission: 'userInsights:academic-networks:export' },
    query: CenterTableExportQuery,
    output: exportFiles,
    errors: [...asking, ...exportLimits],
    effect: 'job',
  }),
  person: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkPerson',
    summary: { zh: '网络中的一个人', en: 'One person of the network' },
    access: network,
    query: PersonQuery,
    output: PersonCard,
    errors: asking,
  }),
  listLinks: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkLinks',
    summary: { zh: '网络中一个人的关系', en: 'The relations of one person of the network' },
    access: network,
    query: LinkQuery,
    output: Links,
    errors: [withheld, personNotFound],
  }),
  listEvidence: endpoint({
    method: 'GET',
    path: '/findRelationList',
    summary: { zh: '两人之间关系的依据', en: 'What a relation rests on: shared papers, trials, posts, meetings' },
    access: network,
    query: EvidenceQuery,
    output: EvidencePage,
    errors: [withheld, personNotFound],
    alsoNamed: { id: 'personId', relationId: 'otherId' },
  }),
  findPath: endpoint({
    method: 'GET',
    path: '/findDoctorRelation',
    summary: {
      zh: '两人之间的最短强路径与可引荐的同事',
      en: 'The strongest shortest way between two persons, and who of ours can introduce',
    },
    access: network,
    query: PathQuery,
    output: DoctorPath,
    errors: [withheld, personNotFound],
    alsoNamed: { id: 'fromId', relationId: 'toId' },
  }),
  findPersons: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkPersons',
    summary: { zh: '按姓名查找网络中的人', en: 'Persons of the network by name' },
    access: network,
    query: FindPersonsQuery,
    output: z.array(FoundPerson),
    errors: [],
  }),
  map: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkMap',
    summary: { zh: '学术网络全景', en: 'The whole map of the academic network' },
    access: network,
    output: NetworkMap,
    errors: [withheld],
  }),
  mapTable: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkMapTable',
    summary: { zh: '全景的列表', en: 'The whole map as a table' },
    access: network,
    query: MapTableQuery,
    output: MapTable,
    errors: [withheld],
  }),
  exportMapTable: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkMapTable/export',
    summary: { zh: '导出全景的列表', en: 'Export the table of the whole map' },
    access: { permission: 'userInsights:academic-networks:export' },
    query: MapTableExportQuery,
    output: exportFiles,
    errors: [withheld, ...exportLimits],
    effect: 'job',
  }),
};
