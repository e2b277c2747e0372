import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { merchantCheckVoucher, merchantRedeemVoucher } from '@contract/calls/merchant'
import { voucherDetail } from '@contract/calls/voucher'
import { sha256 } from '../../../server/security/hash'
import type { TestCaller } from '../../../server/testing/caller'
import { aPackage, buyVouchers } from '../../../server/testing/vouchers'
import { againstBare, type PreparedTrial, record } from '../support/against-bare'
import type { Cluster } from '../support/cluster'
import { vacuum } from '../support/queries'
import type { Finding } from '../support/report'
import type { Effort } from '../support/rounds'
import { newPhone } from '../support/shoppers'
import { shotOf } from '../support/shots'
import type { Stage } from '../support/stage'

const orders = 200
/** More than any load can redeem of one order. */
const vouchersEach = 300
const plenty = 1_000_000

interface Found {
  readonly orderId: string
  readonly ticket: string
}

/** Orders of vouchers of one store with the tickets of its till. */
async function someOrders(stage: Stage, merchant: TestCaller, storeId: string): Promise<Found[]> {
  const { make, app } = stage
  const ann = await make.customer({ balance: plenty * 100, phone: newPhone() })
  const packageId = await aPackage(stage, storeId, { stock: plenty })
  const found: Found[] = []
  for (let made = 0; made < orders; made += 1) {
    const orderId = await buyVouchers(ann, packageId, 1)
    await sql`
      insert into vouchers (order_id, position, state, redemption_id)
      select ${orderId}::uuid, position, 'usable', null from generate_series(1, ${vouchersEach}) as position`.execute(
      app.context.db,
    )
    const { code } = await ann.call(voucherDetail, { orderId })
    const { ticket } = await merchant.call(merchantCheckVoucher, { storeId, code: code ?? '' })
    found.push({ orderId, ticket })
  }
  return found
}

async function prepare(stage: Stage): Promise<PreparedTrial> {
  const merchant = await stage.make.customer({ phone: newPhone() })
  const storeId = await stage.make.store({ merchant_id: merchant.id })
  const found = await someOrders(stage, merchant, storeId)
  await vacuum(stage.app.context.db)
  const token = merchant.token ?? ''
  const [first] = found
  if (!first) throw new Error('There are no vouchers')
  const recorded = { storeId, ticket: first.ticket, count: 1, idempotencyKey: randomUUID() }
  const calls = {
    [merchantRedeemVoucher.name]: await record(merchant, merchantRedeemVoucher, recorded),
  }
  let turn = 0
  const next = () => found[turn++ % found.length] ?? first
  return {
    script: { calls, people: [{ token, values: [merchant.id, sha256(token), storeId] }] },
    trials: [
      {
        what: 'redeeming a voucher',
        ours: () => {
          const { ticket } = next()
          return shotOf(merchantRedeemVoucher, { storeId, ticket, count: 1, idempotencyKey: randomUUID() }, token)
        },
        bare: () => {
          const values = { [first.orderId]: next().orderId, [recorded.idempotencyKey]: randomUUID() }
          return shotOf(merchantRedeemVoucher, { values }, token)
        },
      },
    ],
  }
}

/** Redeeming vouchers against Fastify and pg alone. */
export const vouchersAgainstBare = (cluster: Cluster, effort: Effort): Promise<Finding[]> =>
  againstBare(cluster, effort, { name: 'vouchers', prepare })
