import { v7 as uuid } from 'uuid'
import { type RawBuilder, sql } from 'kysely'
import { anErrand } from '../../server/testing/errands'
import type { TestCaller } from '../../server/testing/caller'
import { aPaidOrder } from '../../server/testing/refunds'
import { aStaff } from '../../server/testing/staff'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** Audit entries are never changed, so that one is put in and taken out by the role of a replica, which has no such trigger. */
async function auditList({ app: { context } }: World, caller: TestCaller): Promise<PagedList> {
  const change = (statement: RawBuilder<unknown>) =>
    context.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await statement.execute(tx)
    })
  const reference = uuid()
  return {
    ...{ caller, ids: await times(() => Promise.resolve(uuid())) },
    requests: [{}, { subject: { kind: 'store', reference } }, { customerId: caller.id }],
    put: (id, position) =>
      change(sql`insert into audit_entries values (${id}, ${at(position)}, ${caller.id}, 'support', 'staff.note', 'store', ${reference},
        'Asked', '{}', '{}', 'req-1') on conflict (id) do update set at = excluded.at`),
    takeOut: (id) => change(sql`delete from audit_entries where id = ${id}`),
  }
}

/** Orders of a customer of a store, among those of everybody: the others are removed first. */
async function orderList(world: World, caller: TestCaller): Promise<PagedList> {
  const { app, make } = world
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const ben = await make.customer()
  const ids = await times(() => anErrand(world, ben))
  return {
    ...{ caller, ids },
    requests: [{ customerId: ben.id }, { kind: 'errand', phase: 'done' }],
    put: (id, position, { phase = 'toPay' }) =>
      run(
        sql`update orders set customer_id = ${ben.id}, phase = ${phase}, placed_at = ${at(position)} where id = ${id}`,
      ),
    takeOut: (id) => run(sql`update orders set customer_id = ${caller.id}, phase = 'cancelled' where id = ${id}`),
  }
}

/** Refunds before the platform, of an order of somebody else's. */
async function caseList(world: World, caller: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(world.app.context.db))
  const ben = await world.make.customer()
  const orderId = await anErrand(world, ben)
  const ids = await times(async (index) => {
    const id = uuid()
    await run(sql`insert into refunds (id, number, order_id, customer_id, state, service, type, amount, fees, reason, description, pictures, applied_at)
      values (${id}, ${`RS${index}`}, ${orderId}, ${ben.id}, 'closed', 'refundOnly', 'partial', 100, 0, 'other', 'Torn', '[]', now())`)
    return id
  })
  return {
    ...{ caller, ids, requests: [{}, { tab: 'evidence' }] },
    put: (id, position, { tab }) =>
      run(
        sql`update refunds set state = ${tab === 'evidence' ? 'evidence' : 'arbitration'}, applied_at = ${at(position)} where id = ${id}`,
      ),
    takeOut: (id) => run(sql`update refunds set state = 'closed' where id = ${id}`),
  }
}

/** Stores of a merchant, among those of everybody. */
async function storeList({ app, make }: World, caller: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const { id: merchantId } = await make.customer()
  const ids = await times(() => make.store())
  return {
    ...{ caller, ids, requests: [{ customerId: merchantId }, { stopped: true }] },
    put: (id, position) =>
      run(
        sql`update stores set merchant_id = ${merchantId}, ended_at = now(), opened_at = ${at(position)} where id = ${id}`,
      ),
    takeOut: (id) => run(sql`update stores set merchant_id = null, ended_at = null where id = ${id}`),
  }
}

/** Reports, feedback and applications of a customer. */
async function contentLists({ app, make }: World, caller: TestCaller) {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const ben = await make.customer()
  const answered = (tab: unknown) => (tab === 'answered' ? sql`now()` : sql`null`)
  const words = (tab: unknown) => (tab === 'answered' ? JSON.stringify({ en: 'Yes', zh: '好' }) : null)
  const tabs = [{}, { tab: 'answered' }]
  const reports: PagedList = {
    ...{ caller, ids: await times(() => Promise.resolve(uuid())), requests: tabs },
    put: (id, position, { tab }) =>
      run(sql`insert into reports (id, customer_id, type, content, created_at, answered_at)
        values (${id}, ${ben.id}, 'other', 'Closed', ${at(position)}, ${answered(tab)})
        on conflict (id) do update set created_at = excluded.created_at, answered_at = excluded.answered_at`),
    takeOut: (id) => run(sql`delete from reports where id = ${id}`),
  }
  const feedback: PagedList = {
    ...{ caller, ids: await times(() => Promise.resolve(uuid())), requests: tabs },
    put: (id, position, { tab }) =>
      run(sql`insert into feedbacks (id, number, customer_id, type, text, pictures, may_contact, created_at, answered_at, answer)
        values (${id}, ${id}, ${ben.id}, 'idea', 'Quieter', '[]', false, ${at(position)}, ${answered(tab)}, ${words(tab)}::jsonb)
        on conflict (id) do update set created_at = excluded.created_at, answered_at = excluded.answered_at,
          answer = excluded.answer`),
    takeOut: (id) => run(sql`delete from feedbacks where id = ${id}`),
  }
  const applicants = await times(() => make.customer())
  const ids = applicants.map(() => uuid())
  const applications: PagedList = {
    ...{ caller, ids, requests: [{}] },
    put: (id, position) =>
      run(sql`insert into applications (id, customer_id, kind, state, form_sealed, applicant, submitted_at)
        values (${id}, ${applicants[ids.indexOf(id)]?.id}, 'partner', 'inReview', '', 'L**', ${at(position)})
        on conflict (id) do update set submitted_at = excluded.submitted_at`),
    takeOut: (id) => run(sql`delete from applications where id = ${id}`),
  }
  const storeId = await make.store()
  const said = JSON.stringify({ en: 'Cold', zh: '凉了' })
  const author = JSON.stringify({ name: { en: 'Ben', zh: 'Ben' }, avatar: { path: '', colour: '#ffffff' } })
  const appeals: PagedList = {
    ...{ caller, ids: await times(() => Promise.resolve(uuid())), requests: tabs },
    put: (id, position, { tab }) =>
      run(sql`insert into reviews (id, customer_id, store_id, author, anonymous, rating, text, pictures, created_at,
          hidden_at, hidden_reason, appeal, appealed_at, was_hidden_at, appeal_decided_at)
        values (${id}, ${ben.id}, ${storeId}, ${author}::jsonb, false, 1, ${said}::jsonb, '[]', now(),
          now(), 'Advert', 'It was', ${at(position)}, now(), ${answered(tab)})
        on conflict (id) do update set appealed_at = excluded.appealed_at, appeal_decided_at = excluded.appeal_decided_at`),
    takeOut: (id) => run(sql`delete from reviews where id = ${id}`),
  }
  const lists = { 'staff.reports': reports, 'staff.feedback': feedback, 'staff.applications': applications }
  return { ...lists, 'staff.appeals': appeals }
}

/** Money of a customer with signals of fraud. */
async function fraudList({ app, make }: World, caller: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const ben = await make.customer()
  const state = (tab: unknown) => (tab === 'decided' ? 'refused' : 'open')
  const decided = (tab: unknown) => (tab === 'decided' ? sql`now()` : sql`null`)
  return {
    ...{ caller, ids: await times(() => Promise.resolve(uuid())), requests: [{}, { tab: 'decided' }] },
    put: (id, position, { tab }) =>
      run(sql`insert into fraud_cases (id, kind, customer_id, amount, signals, state, created_at, decided_at)
        values (${id}, 'withdrawal', ${ben.id}, 100, '[]', ${state(tab)}, ${at(position)}, ${decided(tab)})
        on conflict (id) do update set created_at = excluded.created_at, state = excluded.state,
          decided_at = excluded.decided_at`),
    takeOut: (id) => run(sql`delete from fraud_cases where id = ${id}`),
  }
}

/** Errands that are stuck with their rider. */
async function stuckList(world: World, caller: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(world.app.context.db))
  const ben = await world.make.customer()
  const ids = await times(() => anErrand(world, ben))
  await run(sql`update order_events set at = '2020-01-01' where order_id = any(${ids}::uuid[])`)
  return {
    ...{ caller, ids, requests: [{}] },
    put: (id, position) =>
      run(
        sql`update orders set state = 'riderArrived', phase = 'inProgress', placed_at = ${at(position)} where id = ${id}`,
      ),
    takeOut: (id) => run(sql`update orders set state = 'cancelled', phase = 'cancelled' where id = ${id}`),
  }
}

/** Deliveries that wait, or have no end. */
async function boardList(world: World, caller: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(world.app.context.db))
  const ids = await times(async () => {
    const { orderId } = await aPaidOrder(world)
    const { id } = await world.app.context.db
      .updateTable('deliveries')
      .set({ state: 'cancelled', ended_at: new Date(), search_at: null })
      .where('order_id', '=', orderId)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  return {
    ...{ caller, ids, requests: [{}, { tab: 'problem' }] },
    put: (id, position, { tab }) =>
      run(sql`update deliveries set ended_at = null, state = ${tab === 'problem' ? 'problem' : 'waiting'},
        waiting_since = ${at(-position)} where id = ${id}`),
    takeOut: (id) => run(sql`update deliveries set ended_at = now(), state = 'cancelled' where id = ${id}`),
  }
}

/** The lists of staff. */
export async function staffLists(world: World) {
  const caller = await aStaff(world)
  return {
    ...(await contentLists(world, caller)),
    'delivery.board': await boardList(world, caller),
    'staff.audit': await auditList(world, caller),
    'staff.cases': await caseList(world, caller),
    'staff.fraudCases': await fraudList(world, caller),
    'staff.stores': await storeList(world, caller),
    'staff.stuckOrders': await stuckList(world, caller),
    'staff.orders': await orderList(world, caller),
  }
}
