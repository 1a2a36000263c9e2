// The calls of the academic network (specification 7.5, profile data: relation, academic network).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { exportErrors, exportFiles } from '../exports/index.ts';
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
  NetworkMap,
  PathQuery,
  PersonCard,
  PersonQuery,
  RelationQuery,
  RelationTypeCount,
  Relations,
} from './academic-networks.schema.ts';

const profile = { permission: 'customer:doctor-profiles:read' } as const;
const network = { permission: 'userInsights:academic-networks:read' } as const;
const { personNotFound } = academicNetworkErrors;

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
    errors: [doctorErrors.notFound, personNotFound],
  }),
  table: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkCenterTable',
    summary: { zh: '中心网络的列表', en: 'The same network as a table' },
    access: network,
    query: CenterTableQuery,
    output: CenterTable,
    errors: [doctorErrors.notFound, personNotFound],
  }),
  exportTable: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkCenterTable/export',
    summary: { zh: '导出中心网络的列表', en: 'Export the table of a network' },
    access: { permission: 'userInsights:academic-networks:export' },
    query: CenterTableExportQuery,
    output: exportFiles,
    errors: [doctorErrors.notFound, personNotFound, exportErrors.dailyLimit, exportErrors.tooManyRows],
    effect: 'job',
  }),
  person: endpoint({
    method: 'GET',
    path: '/doctorAcademicNetworkPerson',
    summary: { zh: '网络中的一个人', en: 'One person of the network' },
    access: network,
    query: PersonQuery,
    output: PersonCard,
    errors: [doctorErrors.notFound, personNotFound],
  }),
  listEvidence: endpoint({
    method: 'GET',
    path: '/findRelationList',
    summary: { zh: '两人之间关系的依据', en: 'What a relation rests on: shared papers, trials, posts, meetings' },
    access: network,
    query: EvidenceQuery,
    output: EvidencePage,
    errors: [personNotFound],
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
    errors: [personNotFound],
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
    errors: [],
  }),
};
