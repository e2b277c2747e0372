import * as z from 'zod/mini'
import { Position } from './common'

/**
 * A way between two places, in metres. `none`: there is one place alone. `exact` is false for a way that is only estimated, which maps
 * draw as a dashed line. `line` runs from the first place to the second.
 */
export const RouteAnswer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    meters: z.int(),
    minutes: z.int(),
    exact: z.boolean(),
    line: z.array(Position),
  }),
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('calculating') }),
  z.object({ state: z.literal('failed') }),
])
export type RouteAnswer = z.output<typeof RouteAnswer>
