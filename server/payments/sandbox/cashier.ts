import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { SUCCESS } from '@contract/call'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { notifyJob } from './notify'
import * as queries from './queries'

const Ask = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })
const Decide = z.extend(Ask, { decision: z.enum(['succeed', 'fail', 'cancel']) })

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

/** Decides a trade; the server learns of a paid one by a notification, never from here. */
async function decide(context: Context, { token, decision }: z.output<typeof Decide>): Promise<void> {
  const { db, clock, jobs } = context
  const now = clock.now()
  const { state } = await tradeOf(context, token)
  if (state === 'closed') throw new Failure('paymentClosed')
  await db.transaction().execute(async (tx) => {
    const paid_at = decision === 'succeed' ? now : null
    const decided = await queries.decideTrade(tx, token, { state: states[decision], paid_at })
    if (decided && paid_at) await jobs.add(tx, { kind: notifyJob, payload: { token, told: 0 }, runAt: now })
  })
}

/** What the sandbox's cashier shows and does. Its token is all that it asks for, as the page of a provider would. */
export function registerSandboxCashier(app: FastifyInstance, context: Context): void {
  app.post('/sandbox/cashier', async ({ body }) => view(await tradeOf(context, parsed(Ask, body).token)))
  app.post('/sandbox/cashier/decide', async ({ body }) => {
    const decision = parsed(Decide, body)
    await decide(context, decision)
    return view(await tradeOf(context, decision.token))
  })
}
