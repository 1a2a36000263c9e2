// A4: inside a room a file imports only what stands to its right; the ranks are in floors.ts.
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { type Rank, contractRanks, serverRanks, webRanks } from '../floors.ts';

export function rankRules(): IForbiddenRuleType[] {
  return [
    ...rulesFor('apps/web/src/features', webRanks),
    ...rulesFor('apps/server/src/modules', serverRanks),
    ...rulesFor('packages/contract/src', contractRanks),
  ];
}

function rulesFor(floor: string, ranks: Rank[]): IForbiddenRuleType[] {
  return ranks.flatMap((rank, index) => {
    const closed = ranks.slice(0, rank.sameRank ? index : index + 1).flatMap((left) => left.roles);
    if (closed.length === 0) return [];
    return [
      {
        name: 'A4-only-to-the-right',
        comment: `inside a room ${rank.roles.join(', ')} must not import ${closed.join(', ')}`,
        severity: 'error',
        from: { path: `^${floor}/([^/]+)/${endings(rank.roles)}` },
        to: { path: `^${floor}/$1/${endings(closed)}` },
      },
    ];
  });
}

/** A part has no suffix: it is known by its folder. */
function endings(roles: string[]): string {
  const named = roles.filter((role) => role !== 'part');
  const forms = named.length > 0 ? [`.*\\.(?:${named.join('|')})\\.tsx?$`] : [];
  if (roles.includes('part')) forms.push('parts/(?!.*\\.(?:test|phrases|api|screen|routes)\\.).*\\.tsx?$');
  return `(?:${forms.join('|')})`;
}
