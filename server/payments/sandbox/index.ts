import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerSandboxAlipay } from './alipay'
import { registerSandboxCashier } from './cashier'
import { registerSandboxWechat } from './wechat'
import { registerSandboxShipping } from './wechat-shipping'

/**
 * Simulates both providers on this server: their APIs with real signatures, a cashier where a payment succeeds, fails,
 * is cancelled or left open, and the notifications.
 */
export function registerSandbox(app: FastifyInstance, context: Context): void {
  registerSandboxWechat(app, context)
  registerSandboxShipping(app, context)
  registerSandboxAlipay(app, context)
  registerSandboxCashier(app, context)
}
