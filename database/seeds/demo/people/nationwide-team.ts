// The team of the large demo: the small one, and beside it regions and teams for the rest of the country.
import { listRegions, type Region } from '../../reference/index.ts';
import type { OrganizationPlan, TeamPlan } from './team-plan.ts';

const CITIES_PER_TEAM = 3;
const USERS = 800;

export function nationwideTeam(base: TeamPlan): TeamPlan {
  const taken = new Set(base.organizations.flatMap((organization) => organization.cities ?? []));
  const regions = listRegions();
  const provinces = regions.filter((region) => region.level === 1);
  const added = provinces.flatMap((province) => {
    const cities = regions.filter((region) => region.parent_code === province.code && !taken.has(region.code));
    return cities.length === 0 ? [] : [regionOf(province), ...teamsOf(province, cities)];
  });
  return { ...base, users: USERS, organizations: [...base.organizations, ...added] };
}

function regionOf(province: Region): OrganizationPlan {
  const name = `${province.name.replace(/(省|市|(壮族|回族|维吾尔)?自治区|特别行政区)$/, '')}区`;
  return {
    code: codeOf(province),
    parent: 'WL-CNS',
    name,
    enName: `${capital(province.pinyin)} region`,
    type: 'REGION',
  };
}

function teamsOf(province: Region, cities: readonly Region[]): OrganizationPlan[] {
  const groups = Array.from({ length: Math.ceil(cities.length / CITIES_PER_TEAM) }, (_, index) =>
    cities.slice(index * CITIES_PER_TEAM, (index + 1) * CITIES_PER_TEAM),
  );
  return groups.map((group) => {
    const [first] = group;
    const name = `${first!.name.replace(/市$/, '')}组`;
    const codes = group.map((city) => city.code);
    return {
      code: codeOf(first!),
      parent: codeOf(province),
      name,
      enName: `${capital(first!.pinyin)} team`,
      type: 'TEAM',
      cities: codes,
    };
  });
}

function codeOf(region: Region): string {
  return `WL-${region.level}-${region.code}`;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
