import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))
const address = z.url({ protocol: /^https?$/ })

/** An account at Uber Direct; `signingKey` is that of the webhook. */
export const UberDirectSettings = z.object({
  customerId: filled,
  clientId: filled,
  clientSecret: filled,
  signingKey: z.string().check(z.minLength(8)),
  /** Base URLs. */
  api: z._default(address, 'https://api.uber.com'),
  auth: z._default(address, 'https://auth.uber.com'),
})
export type UberDirectSettings = z.output<typeof UberDirectSettings>

/** The file of COURIER_FILE. */
export const CourierSettings = z.object({ uberDirect: UberDirectSettings })
