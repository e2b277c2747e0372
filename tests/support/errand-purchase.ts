import { sql } from 'kysely'
import { addressList } from '@contract/calls/address'
import { errandDetail, errandOrderStance, errandSubmit } from '@contract/calls/errand'
import { paymentBalancePay } from '@contract/calls/payment'
import { pathOfRoute, routes } from '@/routes'
import { trustedId } from '../../server/security/trusted-id'
import { errandKey, withErrand } from '../../server/testing/errands'
import { type Person, secrets } from './person'
import { fundAll } from './shared-cart'
import type { Stage } from './stage'
import { typeDigits } from './steps'

type Work = Parameters<typeof withErrand>[2]

/** A shop on the demo’s streets, with one name in both languages. */
const shop = { name: '7-Eleven', address: '9 Keyuan Rd', latitude: 22.5352, longitude: 113.9361 }

export type Purchase = Awaited<ReturnType<typeof aPurchase>>

/** A purchase of 50.00, paid unless that is left out, on the screen of its customer, and the steps of its rider. */
export async function aPurchase(stage: Stage, ann: Person, { isPaid = true } = {}) {
  await fundAll(stage.rows, [ann.caller])
  const { items } = await ann.caller.call(addressList, {})
  const asked = { errandKind: 'buy', product: '7up', shop, estimate: 50_00 } as const
  const { quote } = await ann.caller.call(errandOrderStance, { ...asked, deliveryAddressId: items[0]?.id ?? '' })
  const { orderId } = await ann.caller.call(errandSubmit, { quoteId: quote?.id ?? '', agreed: true, ...errandKey() })
  const paid = { orderId, payPassword: secrets.payPassword, ...errandKey() }
  if (isPaid) await ann.caller.call(paymentBalancePay, paid)
  await ann.goto(`${pathOfRoute(routes.errandDetail)}?id=${orderId}`)
  const app = await stage.app()
  return {
    orderId,
    rides: (work: Work) => withErrand({ app }, trustedId('order', orderId), work),
    read: () => ann.caller.call(errandDetail, { orderId }),
    /** Lets the rider have accepted it some minutes ago. */
    acceptedBefore: (minutes: number) =>
      sql`
        update errand_orders set accepted_at = now() - ${minutes} * interval '1 minute'
        where order_id = ${orderId}`.execute(stage.db),
    /** Lets the time for the customer’s answer end. */
    endSilence: () =>
      sql`
        update jobs set run_at = now()
        where kind = 'errand.silence' and payload ->> 'orderId' = ${orderId}`.execute(stage.db),
  }
}

/** Pays what a sheet asks for from the balance. */
export async function payInSheet(ann: Person): Promise<void> {
  await ann.dialog.getByRole('button', { name: ann.words.pay, exact: true }).click()
  await ann.sees(ann.words.enterPayPassword)
  await typeDigits(ann, secrets.payPassword)
}
