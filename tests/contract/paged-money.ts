import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { walletRecharge } from '@contract/calls/wallet'
import { funding, post, transfer } from '../../server/modules/wallet/ledger'
import type { TestCaller } from '../../server/testing/caller'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

const text = (words: string) => JSON.stringify({ en: words, zh: words })

/** The lists of the wallet and of points of the first of two customers. */
export async function moneyLists({ app }: World, [ann, ben]: readonly [TestCaller, TestCaller]) {
  const { db } = app.context
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(db))
  const changeEntry = (statement: RawBuilder<unknown>) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await statement.execute(tx)
    })

  const recordIds = await times(async () => {
    const id = uuid()
    await run(sql`insert into payments (id, purpose, subject_id, customer_id, title, pay_before, amount, status, created_at)
      values (${id}, 'listed', ${id}, ${ann.id}, ${text('Listed')}, now(), 1, 'paid', now())`)
    await app.context.db.transaction().execute((tx) =>
      post(tx, {
        ...{ kind: 'payment', referenceId: id, at: app.context.clock.now() },
        sides: transfer(funding, { kind: 'customer', ownerId: ann.id }, 1),
      }),
    )
    return id
  })
  const recordOf = async (paymentId: string) => {
    const rows = app.context.db.selectFrom('ledger_transactions').select('id').where('reference_id', '=', paymentId)
    return (await rows.executeTakeFirstOrThrow()).id
  }
  const listedAs = (purpose: string) => (id: string) =>
    run(sql`update payments set purpose = ${purpose} from ledger_transactions as moved
      where payments.id = moved.reference_id and moved.id = ${id}`)
  const records: PagedList = {
    caller: ann,
    ids: await Promise.all(recordIds.map(recordOf)),
    requests: [{ category: 'listed' }],
    put: async (id, position) => {
      await listedAs('listed')(id)
      await run(sql`update ledger_transactions set created_at = ${at(position)} where id = ${id}`)
    },
    takeOut: listedAs('elsewhere'),
  }

  const topUpIds = await times(async () => {
    const { id } = await ann.call(walletRecharge, { amount: 100, idempotencyKey: randomUUID() })
    return id
  })
  const topUps: PagedList = {
    caller: ann,
    ids: topUpIds,
    requests: [{}],
    put: (id, position) =>
      run(sql`update top_ups set customer_id = ${ann.id}, created_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update top_ups set customer_id = ${ben.id} where id = ${id}`),
  }

  const withdrawalIds = await times(async () => {
    const id = uuid()
    await run(sql`insert into withdrawals (id, customer_id, kind, provider, title, masked_number, payee_sealed, amount, fee, state, created_at)
      values (${id}, ${ben.id}, 'other', '', ${text('Bank')}, '**** 1234', '', 1000, 6, 'underReview', now())`)
    return id
  })
  const withdrawals: PagedList = {
    caller: ann,
    ids: withdrawalIds,
    requests: [{}],
    put: (id, position) =>
      run(sql`update withdrawals set customer_id = ${ann.id}, created_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update withdrawals set customer_id = ${ben.id} where id = ${id}`),
  }

  const entryIds = await times(async () => {
    const id = uuid()
    await run(sql`insert into point_entries (id, customer_id, kind, reference_id, order_id, amount, basis, title, created_at)
      values (${id}, ${ben.id}, 'order', ${id}, ${id}, 1, 100, ${text('Noodles')}, now())`)
    return id
  })
  // Entries are never changed, so that one is taken out and put in by the role of a replica, which has no such trigger.
  const points: PagedList = {
    caller: ann,
    ids: entryIds,
    requests: [{}, { tab: 'in' }, { tab: 'out' }],
    put: (id, position, { tab }) =>
      changeEntry(sql`update point_entries set customer_id = ${ann.id}, created_at = ${at(position)},
        amount = ${tab === 'out' ? -1 : 1} where id = ${id}`),
    takeOut: (id) => changeEntry(sql`update point_entries set customer_id = ${ben.id} where id = ${id}`),
  }

  return {
    'points.history': points,
    'wallet.myMoney': records,
    'wallet.rechargeLog': topUps,
    'wallet.withdrawLog': withdrawals,
  }
}
