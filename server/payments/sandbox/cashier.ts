import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { SUCCESS } from '@contract/call'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { notifyJob } from './notify'
import * as queries from './queries'

const CashierRequest = z.object({ token: z.string().check(z.regex(/^[\w-]{1,100}$/)) })
const DecideRequest = z.extend(CashierRequest, { decision: z.enum(['succeed', 'fail', 'cancel']) })

function parsed<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  try {
    return schema.parse(JSON.parse(String(body)))
  } catch {
    throw new Failure('invalidRequest')
  }
}

async function tradeOf({ db, clock }: Context, token: string): Promise<queries.SandboxTrade> {
  const trade = await queries.tradeOf(db, token)
  if (!trade) throw new Failure('paymentNotFound')
  const late = trade.state === 'waiting' && trade.expires_at <= clock.now()
  return late ? { ...trade, state: 'closed' } : trade
}

const view = ({ provider, title, amount, state, expires_at }: queries.SandboxTrade) => ({
  code: SUCCESS,
  data: { provider, title, amount, state, payBefore: expires_at.toISOString() },
  msg: '',
})

const states = { succeed: 'paid', fail: 'failed', cancel: 'cancelled' } as const

/** Decides a trade; a payment is reported by notification only. */
async function decide(context: Context, { token, decision }: z.output<typeof DecideRequest>): Promise<void> {
  const { db, clock, jobs } = context
  const now = clock.now()
  const { state } = await tradeOf(context, token)
  if (state === 'closed') throw new Failure('paymentClosed')
  await db.transaction().execute(async (tx) => {
    const paid_at = decision === 'succeed' ? now : null
    const decided = await queries.decideTrade(tx, token, { state: states[decision], paid_at })
    if (decided && paid_at) await jobs.add(tx, { kind: notifyJob, payload: { token, attempts: 0 }, runAt: now })
  })
}

/** The sandbox's cashier. Its token is the only credential, as on a provider's page. */
export function registerSandboxCashier(app: FastifyInstance, context: Context): void {
  app.post('/sandbox/cashier', async ({ body }) => view(await tradeOf(context, parsed(CashierRequest, body).token)))
  app.post('/sandbox/cashier/decide', async ({ body }) => {
    const decision = parsed(DecideRequest, body)
    await decide(context, decision)
    return view(await tradeOf(context, decision.token))
  })
}
