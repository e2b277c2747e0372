/** The table of kinds, which the web loads when it is asked for. */
export const loadKinds = () => import('./kinds')
