// Territories: the map, what a change would do, the change (product 3.25).
import { endpoint } from '../core/index.ts';
import { territoryErrors as errors } from './territories.errors.ts';
import {
  TerritoryChange,
  TerritoryMap,
  TerritoryMove,
  TerritoryMoved,
  TerritoryPreview,
} from './territories.schema.ts';

const read = { permission: 'admin:territories:read' } as const;
const write = { permission: 'admin:territories:write' } as const;
const faults = [
  errors.organizationUnknown,
  errors.sameOrganization,
  errors.regionUnknown,
  errors.regionElsewhere,
  errors.receiverUnsuitable,
];

export const territoryEndpoints = {
  findMap: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/territories',
    summary: { zh: '组织与地区的覆盖情况', en: 'Which organization looks after which regions' },
    access: read,
    output: TerritoryMap,
    errors: [],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/territories/preview',
    summary: { zh: '预览辖区调整', en: 'What a change would move' },
    access: write,
    effect: 'read',
    body: { encoding: 'json', schema: TerritoryChange },
    output: TerritoryPreview,
    errors: faults,
  }),
  move: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/territories/move',
    summary: { zh: '调整辖区与归属，自当日起生效', en: 'Change territories and owners from today on' },
    access: write,
    body: { encoding: 'json', schema: TerritoryMove },
    output: TerritoryMoved,
    errors: [...faults, errors.changedMeanwhile],
  }),
};
