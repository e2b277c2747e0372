import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Localized } from '@contract/settings'
import { sharedPaths } from '@contract/share'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { publicAddress } from '../../payments/addresses'
import type { TextSender } from '../../telephony/texts'
import { openAddress } from '../address/snapshot'
import type { OrderEngine } from '../order/engine'
import * as queries from './queries'
import { tokenOf } from './sharing'

type Tx = Transaction<Database>

interface Job {
  readonly orderId: OrderId
}

const job = 'errand.recipient'
const onTheWay: readonly string[] = ['riderDelivering', 'riderDelay']

const texts: Localized = {
  en: 'Linli: a rider is on the way to you. Follow the delivery and see your code: {link}',
  zh: '【邻里】骑手正在为您送货，点击查看进度和收货码：{link}',
}

/** Text messages without amounts to recipients who are not the customer, once a rider is on the way to them. */
export class ErrandRecipients {
  constructor(
    private readonly context: Context,
    orders: OrderEngine,
    private readonly sender: TextSender | undefined,
  ) {
    context.jobs.outside<Job>(job, ({ orderId }) => this.tell(orderId))
    if (sender)
      orders.onChange('errand', async (tx, order, event) => {
        if (event === 'setOff' || (event === 'deliverAgain' && (await this.isElsewhere(tx, order.id))))
          await this.later(tx, order.id)
      })
  }

  /** Whether an errand goes to another address than before. */
  private async isElsewhere(tx: Tx, orderId: OrderId): Promise<boolean> {
    const { undelivered } = await queries.errandOf(tx, orderId)
    return undelivered?.chosen?.answer === 'otherAddress'
  }

  private later(tx: Tx, orderId: OrderId): Promise<void> {
    return this.context.jobs.add(tx, { kind: job, payload: { orderId }, runAt: this.context.clock.now() })
  }

  private async tell(orderId: OrderId): Promise<undefined> {
    const { db, seal, config } = this.context
    const found = await queries.recipientOf(db, orderId)
    if (!this.sender || !found || !onTheWay.includes(found.state)) return undefined
    const { mobile } = openAddress(seal, found.delivery_sealed, 'zh', 'whole')
    if (found.phone_hash === seal.index(mobile)) return undefined
    const link = `${publicAddress(config)}/#${sharedPaths.errandTrack(tokenOf(seal, orderId))}`
    const text = texts[found.language ?? config.defaultLanguage].replace('{link}', link)
    await this.sender.send({ phone: mobile, template: 'errandOnTheWay', text })
    return undefined
  }
}
