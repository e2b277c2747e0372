import type { Context } from '../../context'
import { notifyPath } from '../addresses'
import { alipayNotification } from './alipay'
import * as queries from './queries'
import { wechatNotification } from './wechat'

/** The job that sends the notification of a paid trade until it is accepted. */
export const notifyJob = 'sandbox.notify'

/** Seconds between a provider's attempts to deliver a notification. */
const delays = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600]
const timeoutMs = 5000

interface NotifyJob {
  token: string
  /** Attempts made before. */
  attempts: number
}

async function messageOf(context: Context, trade: queries.SandboxTrade) {
  const keys = await context.sandboxKeys.get()
  const at = context.clock.now()
  return trade.provider === 'wechat'
    ? wechatNotification(keys.wechat, trade, at)
    : alipayNotification(keys.alipay, trade, at)
}

/** Sends a notification to this server; answers whether it was accepted, by the provider's rules. */
async function deliver(context: Context, trade: queries.SandboxTrade): Promise<boolean> {
  const { type, body, headers } = await messageOf(context, trade)
  const response = await fetch(context.address() + notifyPath(trade.provider), {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = await response.text()
  return trade.provider === 'wechat' ? response.ok : answer.trim() === 'success'
}

/** Sends notifications of paid trades over HTTP, repeated until they are accepted, as the providers do. */
export function registerSandboxNotify(context: Context): void {
  const { config, clock, db, jobs, log } = context
  const speed = config.demo ? config.demoSpeed : 1
  jobs.outside<NotifyJob>(notifyJob, async ({ token, attempts }) => {
    const trade = await queries.tradeOf(db, token)
    if (!trade) return undefined
    const accepted = await deliver(context, trade).catch((error: unknown) => {
      log.warn({ err: error }, 'a notification of the sandbox did not arrive')
      return false
    })
    const delay = delays[attempts]
    if (accepted || delay === undefined) return undefined
    const runAt = new Date(clock.now().getTime() + (delay * 1000) / speed)
    return (tx) => jobs.add(tx, { kind: notifyJob, payload: { token, attempts: attempts + 1 }, runAt })
  })
}
