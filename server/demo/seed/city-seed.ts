/** What the city leaves open is drawn from this number; another one makes another city. */
export const citySeed = 20_260_301

/**
 * Raised when the city gains something that one written before lacks, such as a table of its own: a city is written once
 * and never changed, so whoever has an older one is told to renew it.
 */
export const cityVersion = 3
