import * as z from 'zod/mini'

/** Business of a store: dishes for immediate delivery, or products for shipping. */
export const Business = z.enum(['takeaway', 'mall'])
export type Business = z.output<typeof Business>
