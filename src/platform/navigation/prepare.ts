import type { RouteName } from '@/routes'

/** Mini-programs and native apps have the code of all screens, or load packages themselves. */
export const prepareScreen = (_name: RouteName): void => undefined
