import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { waitingChange } from '../../modules/hotel/change/queries'
import { stayOf } from '../../modules/hotel/stay/queries'
import { autoAccepts } from '../../modules/merchant/queries/orders'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'

interface Job {
  readonly orderId: string
  readonly changeId: string
}

const changeJob = 'autopilot.stayChange'
/** Minutes of the demo's time after which a hotel answers. */
const answerAfter = 3
/** The word in the wishes of a stay with which its hotel refuses changes too. */
const refuse = '#refuse'

/** Has hotels of the demo that confirm by hand answer changes of stays, unless their merchant does. */
export function answerChanges(context: Context, services: Pick<Services, 'orders' | 'changeAnswers'>): void {
  const { clock, config, jobs } = context
  const { orders, changeAnswers } = services
  const asked = async (tx: Transaction<Database>, orderId: string) => {
    const change = await waitingChange(tx, orderId)
    return change?.answer_before ? change : undefined
  }
  orders.onTouch('hotel', async (tx, { id: orderId }) => {
    const change = await asked(tx, orderId)
    if (!change) return
    const payload: Job = { orderId, changeId: change.id }
    await jobs.add(tx, { kind: changeJob, payload, runAt: minutesAfter(clock.now(), answerAfter / config.demoSpeed) })
  })
  jobs.on<Job>(changeJob, async (tx, { orderId, changeId }) => {
    const order = await orders.lock(tx, trustedId('order', orderId))
    if ((await autoAccepts(tx, order.store_id)) === false) return
    if ((await asked(tx, orderId))?.id !== changeId) return
    const { wishes } = await stayOf(tx, orderId)
    await changeAnswers.answer(tx, order, !wishes.includes(refuse))
  })
}
