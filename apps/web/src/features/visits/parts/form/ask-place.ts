// Asks the device where it is.
import type { Place } from './visit-work.ts';

const WAIT_MILLISECONDS = 10_000;

/** The place, or why there is none: refused by the user, or not to be had (no receiver, no answer in time, not offered by the browser). */
export function askPlace(): Promise<Place | 'REFUSED' | 'UNAVAILABLE'> {
  // Browsers hide it on pages without https.
  const device = navigator.geolocation as Geolocation | undefined;
  if (device === undefined) return Promise.resolve('UNAVAILABLE');
  return new Promise((resolve) => {
    // The browser's own limit begins only once the user has answered its question; an unanswered one ends here.
    setTimeout(() => resolve('UNAVAILABLE'), WAIT_MILLISECONDS + 2000);
    device.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude,
          longitude: coords.longitude,
          accuracyMetres: Math.round(coords.accuracy),
        }),
      ({ code }) => resolve(code === GeolocationPositionError.PERMISSION_DENIED ? 'REFUSED' : 'UNAVAILABLE'),
      { enableHighAccuracy: true, timeout: WAIT_MILLISECONDS },
    );
  });
}
