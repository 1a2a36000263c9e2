// Door of format: the one place that turns dates, numbers and phones into words (specification 9).
export { formatIn, useFormat, type Format } from './format.ts';
export { daysBetween, formatDay, plannedMoment, shanghaiParts, today, type Instant } from './moment.ts';
export { maskPhone } from './phone.ts';
export { joined, joinedClauses, personAndRoles, personName, placeName, titleAndNamesake } from './joined.ts';
