import * as calls from '@contract/calls/payment'
import { walletRecharge, walletRechargeLog, walletRechargeRule } from '@contract/calls/wallet'
import { providerKinds } from '@contract/entities/payment'
import { playsProviders } from '../../config-rules'
import { buildProviders } from '../../payments/providers'
import { registerSandbox } from '../../payments/sandbox'
import { PaymentReport } from '../mall/parcels/report/payment-report'
import type { Module } from '../module'
import { checkPayPassword } from '../wallet/pay-password'
import { TopUps } from '../wallet/top-up/service'
import { registerExpiry } from './lifecycle'
import { registerAsking } from './provider/ask'
import { registerAttemptChecks } from './provider/check'
import { acceptRawBodies, registerNotifications } from './provider/notifications'
import { registerProviderRefunds } from './provider/refunds'
import { ProviderPayments } from './provider/start'
import { PaymentStatusService } from './provider/status'
import { PaymentService } from './service'
import { SharedPaymentService } from './shared'

/** Payment calls, provider notifications and the provider sandbox. */
export const paymentRoutes: Module = async ({ handle, context, app, services }) => {
  const { purposes } = services
  const providers = buildProviders(app, context)
  const topUps = new TopUps(context, () =>
    providerKinds.filter((kind) => providers.has(kind)).map((kind) => ({ kind, sandbox: providers.isSandbox(kind) })),
  )
  const payments = new PaymentService(context, purposes, providers)
  const providerPayments = new ProviderPayments(context, providers, purposes)
  const status = new PaymentStatusService(context, providers, purposes)
  const shared = new SharedPaymentService(context, purposes)
  registerExpiry(context, purposes)
  registerAsking(context, providers, purposes)
  registerAttemptChecks(context, providers, purposes)
  registerProviderRefunds(context, providers)
  new PaymentReport(context, providers).start(services)

  handle(calls.paymentTypes, async (caller, request) => {
    // The first call after the payer returns from a provider's page.
    await status.refresh(caller, request)
    return payments.types(caller, request)
  })
  handle(calls.paymentStatus, (caller, request) => status.status(caller, request))
  handle(calls.paymentCancel, (caller, request) => status.cancel(caller, request))
  handle(calls.paymentShare, (caller, { orderId }) => shared.share(caller, orderId))
  handle(calls.paymentSubstitute, (caller, { shareToken }) => shared.open(caller, shareToken))
  handle.once(calls.paymentAddOrder, (tx, caller, request) => payments.addOrder(tx, caller, request))
  handle.once(
    calls.paymentBalancePay,
    (tx, { customer }, request) => payments.payFromBalance(tx, customer.id, request),
    ({ customer }, { payPassword }) => checkPayPassword(context, customer.id, payPassword),
  )
  handle(walletRechargeRule, (caller) => topUps.rule(caller))
  handle(walletRechargeLog, (caller, request) => topUps.log(caller, request))
  handle.once(walletRecharge, (tx, caller, request) => topUps.open(tx, caller, request))
  for (const [call, provider] of [
    [calls.paymentWechatOrder, 'wechat'],
    [calls.paymentAlipayOrder, 'alipay'],
  ] as const)
    handle.once(
      call,
      (tx, caller, request) => providerPayments.startProviderPayment(tx, provider, caller, request),
      (caller, request) => providerPayments.prepareProviderPayment(provider, caller, request),
    )

  await app.register((scope, _, done) => {
    acceptRawBodies(scope)
    registerNotifications(scope, context, providers, purposes)
    if (playsProviders(context.config)) registerSandbox(scope, context)
    done()
  })
}
