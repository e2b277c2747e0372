import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerSandboxAlipay } from './alipay'
import { registerSandboxCashier } from './cashier'
import { registerSandboxNotify } from './notify'
import { registerSandboxWechat } from './wechat'

/**
 * Plays both providers on this server: their interfaces with real signatures, a cashier on which one succeeds, fails,
 * cancels or does nothing, and the notifications that follow.
 */
export function registerSandbox(app: FastifyInstance, context: Context): void {
  registerSandboxWechat(app, context)
  registerSandboxAlipay(app, context)
  registerSandboxCashier(app, context)
  registerSandboxNotify(app, context)
}
