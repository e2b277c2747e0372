/** What the city leaves open is drawn from this number; another one makes another city. */
export const citySeed = 20_260_301
