import { v7 as uuid } from 'uuid'
import { pointsHistory, pointsRule } from '@contract/calls/points'
import { insertEntry } from '../modules/points/queries'
import type { TestCaller } from './caller'
import type { Rows } from './database'

/** Gives a customer points, as for a review. */
export async function givePoints({ app, clock }: Rows, customerId: string, amount: number): Promise<void> {
  await app.context.db.transaction().execute((tx) =>
    insertEntry(tx, {
      ...{
        id: uuid(),
        customer_id: customerId,
        kind: 'review',
        reference_id: uuid(),
        order_id: uuid(),
      },
      ...{ amount, basis: 0, title: JSON.stringify({ en: 'Tea', zh: '茶' }), created_at: clock.now() },
    }),
  )
}

/** A customer's points. */
export const pointsOf = async (caller: TestCaller): Promise<number> => (await caller.call(pointsRule, {})).balance

/** The kinds and amounts of a customer's movements, newest first. */
export const movementsOf = async (caller: TestCaller) =>
  (await caller.call(pointsHistory, {})).items.map(({ kind, amount }) => [kind, amount])
