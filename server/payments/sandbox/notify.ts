import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { notifyPath } from '../paths'
import { ownAddress } from '../own-address'
import { alipayNotification } from './alipay'
import * as queries from './queries'
import { wechatNotification } from './wechat'

/** The job that tells the server of a paid trade until it has understood. */
export const notifyJob = 'sandbox.notify'

/** After how many seconds a provider tells again what was not understood. */
const delays = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600]
const timeoutMs = 5000

interface Due {
  token: string
  /** How often it was told before. */
  told: number
}

async function messageOf(context: Context, trade: queries.SandboxTrade) {
  const keys = await context.sandboxKeys.get()
  const at = context.clock.now()
  return trade.provider === 'wechat'
    ? wechatNotification(keys.wechat, trade, at)
    : alipayNotification(keys.alipay, trade, at)
}

/** Sends a notification to this server's own door; answers whether it was understood, by the provider's rules. */
async function tell(app: FastifyInstance, context: Context, trade: queries.SandboxTrade): Promise<boolean> {
  const { type, body, headers } = await messageOf(context, trade)
  const response = await fetch(ownAddress(app) + notifyPath(trade.provider), {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = await response.text()
  return trade.provider === 'wechat' ? response.ok : answer.trim() === 'success'
}

/** Tells of paid trades by real HTTP, again and again until it is understood, as the providers do. */
export function registerSandboxNotify(app: FastifyInstance, context: Context): void {
  const { config, clock, db, jobs, log } = context
  const speed = config.demo ? config.demoSpeed : 1
  jobs.outside<Due>(notifyJob, async ({ token, told }) => {
    const trade = await queries.tradeOf(db, token)
    if (!trade) return undefined
    const understood = await tell(app, context, trade).catch((error: unknown) => {
      log.warn({ err: error }, 'a notification of the sandbox did not arrive')
      return false
    })
    const delay = delays[told]
    if (understood || delay === undefined) return undefined
    const runAt = new Date(clock.now().getTime() + (delay * 1000) / speed)
    return (tx) => jobs.add(tx, { kind: notifyJob, payload: { token, told: told + 1 }, runAt })
  })
}
