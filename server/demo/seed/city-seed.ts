/** The seed of everything that the city's data files leave open. */
export const citySeed = 20_260_301

/**
 * The version of the seeded data, raised when the city gains data such as another table or its texts and pictures change: a city is written once and
 * never changed, so an older one has to be renewed.
 */
export const cityVersion = 21
