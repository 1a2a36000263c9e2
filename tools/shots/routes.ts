// The routes that are walked, with values for their parameters.
import { rooms } from '../../apps/web/src/app/rooms.ts';

export interface ShotRoute {
  /** Address below /pc. */
  readonly address: string;
  /** Name of the picture file. */
  readonly name: string;
  readonly isPublic: boolean;
}

/** Ends the session, or leaves the page, so there is nothing to look at. */
const left = new Set(['/logout', '/initWecom', '/wecomCode', '/redirect/:path']);

export function shotRoutes({ only, ready = false }: { only?: string | undefined; ready?: boolean }): ShotRoute[] {
  return rooms
    .filter((route) => !route.redirect && !left.has(route.path) && (!only || route.path.includes(only)))
    .filter((route) => route.ready || !ready)
    .map((route) => ({
      address: route.path.replaceAll(/:\w*[nN]ame/g, encodeURIComponent('示例')).replaceAll(/:\w+/g, '1'),
      name: route.path.replace(/^\//, '').replaceAll('/:', '-').replaceAll('/', '-'),
      isPublic: route.layout === 'public',
    }));
}
