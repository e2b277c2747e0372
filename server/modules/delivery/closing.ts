import type { Context } from '../../context'
import { type ClosingPart, counted, summed } from '../account/closing/part'
import * as queries from './queries'

/** Part of riders in the closing of an account: the shift ends, so that nothing more is accepted, and what is in hand or unpaid keeps the account. */
export const closingOfRiders = ({ clock }: Pick<Context, 'clock'>): ClosingPart => ({
  questions: [
    { kind: 'deliveries', isBlocking: true, ask: async (db, id) => counted(await queries.countInHand(db, id)) },
    {
      kind: 'pendingEarnings',
      isBlocking: true,
      ask: async (db, id, now) => summed((await queries.pendingPay(db, id, now)).all),
    },
  ],
  leave: (tx, id) => queries.setShift(tx, id, 'offline', clock.now()),
})
