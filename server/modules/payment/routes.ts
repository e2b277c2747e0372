import * as calls from '@contract/calls/payment'
import { playsProviders } from '../../config'
import { buildProviders } from '../../payments/providers'
import { registerSandbox } from '../../payments/sandbox'
import type { Module } from '../module'
import { checkPayPassword } from '../wallet/pay-password'
import { Behalf } from './behalf'
import { registerChecks } from './provider/checks'
import { Intake } from './provider/intake'
import { keepBodiesRaw, registerNotifications } from './provider/notifications'
import { Opening } from './provider/opening'
import { Progress } from './provider/progress'
import { registerRefunds } from './provider/refund-job'
import { PaymentService } from './service'
import { payableOrderId } from './share'

/** Paying orders: the calls, the providers' notifications, and the sandbox that plays the providers. */
export const paymentRoutes: Module = async ({ handle, context, app, services }) => {
  const { orders } = services
  const providers = buildProviders(app, context)
  const intake = new Intake(context, orders)
  const payments = new PaymentService(context, orders, providers)
  const opening = new Opening(context, providers, orders)
  const progress = new Progress(context, providers, intake)
  const behalf = new Behalf(context)
  registerChecks(context, providers, intake)
  registerRefunds(context, providers)

  handle(calls.paymentTypes, async (caller, request) => {
    // Who comes back from a provider's page begins here.
    await progress.ask(payableOrderId(context, request))
    return payments.types(caller, request)
  })
  handle(calls.paymentStatus, ({ customer }, request) => progress.status(customer.id, request))
  handle(calls.paymentCancel, ({ customer }, request) => progress.cancel(customer.id, request))
  handle(calls.paymentMemberInfo, (caller, { orderId }) => behalf.memberInfo(caller, orderId))
  handle(calls.paymentShare, (caller, { orderId }) => behalf.share(caller, orderId))
  handle(calls.paymentSubstitute, (caller, { shareToken }) => behalf.open(caller, shareToken))
  handle.once(calls.paymentAddOrder, (tx, caller, request) => payments.addOrder(tx, caller, request))
  handle.once(
    calls.paymentBalancePay,
    (tx, { customer }, request) => payments.payFromBalance(tx, customer.id, request),
    ({ customer }, { payPassword }) => checkPayPassword(context, customer.id, payPassword),
  )
  for (const [call, provider] of [
    [calls.paymentWechatOrder, 'wechat'],
    [calls.paymentAlipayOrder, 'alipay'],
  ] as const)
    handle.once(
      call,
      (tx, caller, request) => opening.answer(tx, provider, caller, request),
      (caller, request) => opening.prepare(provider, caller, request),
    )

  await app.register((scope, _, done) => {
    keepBodiesRaw(scope)
    registerNotifications(scope, context, providers, intake)
    if (playsProviders(context.config)) registerSandbox(scope, context)
    done()
  })
}
