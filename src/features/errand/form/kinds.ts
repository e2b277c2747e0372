import type { ErrandKind } from '@contract/entities/errand'

/** The kinds of errands, in the order in which they are offered. */
export const errandKinds = ['buy', 'pickup', 'send'] as const satisfies readonly ErrandKind[]
