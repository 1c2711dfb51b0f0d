/** The milliseconds of a minute. */
export const MINUTE_MS = 60_000;
/** The milliseconds of an hour. */
export const HOUR_MS = 60 * MINUTE_MS;
/** The milliseconds of a day of 24 hours, as every day is in UTC. */
export const DAY_MS = 24 * HOUR_MS;
/** The seconds of a day of 24 hours. */
export const DAY_SECONDS = DAY_MS / 1_000;
