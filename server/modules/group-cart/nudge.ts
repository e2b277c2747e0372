import type { Transaction } from 'kysely'
import type { GroupCartId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { GroupCartDesk } from './desk'
import * as queries from './queries'

type Tx = Transaction<Database>

/** From when on somebody can be reminded again; null for at once. */
export function nudgeFrom({ nudged_at }: Pick<queries.PersonRow, 'nudged_at'>, now: Date): Date | null {
  const from = nudged_at && minutesAfter(nudged_at, limits.groupCartNudgeMinutes)
  return from && from > now ? from : null
}

/** Whether somebody is neither done with choosing nor with paying. */
function isAwaited({ state, payer }: queries.CartRow, person: queries.PersonRow): boolean {
  if (state === 'open') return !person.ready
  return payer === 'each' && person.payment_id !== null && person.paid_at === null
}

/**
 * Reminds somebody in a cart to choose or to pay.
 * @throws Failure `groupCartClosed`, `groupPersonNotFound`, `groupPersonDone` or `groupPersonNudged`
 */
export async function nudge(tx: Tx, desk: GroupCartDesk, asked: Asked): Promise<queries.CartRow> {
  const { cartId, personId, customerId, now } = asked
  const cart = await queries.lockCart(tx, cartId, 'share')
  if (cart.state !== 'open' && cart.state !== 'locked') throw new Failure('groupCartClosed')
  const found = (await queries.peopleOf(tx, cartId)).find(({ id }) => id === personId)
  if (!found || found.customer_id === customerId) throw new Failure('groupPersonNotFound')
  await queries.lockPerson(tx, cartId, found.customer_id)
  const person = (await queries.peopleOf(tx, cartId)).find(({ id }) => id === personId)
  if (!person) throw new Failure('groupPersonNotFound')
  if (!isAwaited(cart, person)) throw new Failure('groupPersonDone')
  const from = nudgeFrom(person, now)
  if (from) throw new Failure('groupPersonNudged', { minutes: Math.ceil((from.getTime() - now.getTime()) / 60_000) })
  await queries.updatePerson(tx, cartId, person.customer_id, { nudged_at: now })
  await desk.tell(tx, cart, { event: 'nudge', actor: 'customer', customerId: person.customer_id, at: now })
  await desk.changed(tx, cartId)
  return cart
}

interface Asked {
  readonly cartId: GroupCartId
  readonly personId: string
  /** The reminding member. */
  readonly customerId: string
  readonly now: Date
}
