import * as z from 'zod/mini'

/** What is sold: dishes that are delivered at once, or products that are shipped. */
export const Business = z.enum(['takeaway', 'mall'])
export type Business = z.output<typeof Business>
