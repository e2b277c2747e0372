import type { Screen } from './load-screens.h5'

export { routes } from '@/routes'

/** All screens but home. The build writes this list (config/plugins/screens-loader.mjs); without a build it is empty. */
export const screens: readonly Screen[] = []
