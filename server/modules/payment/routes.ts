import { inScope } from '../../http/scope'
import * as calls from '@contract/calls/payment'
import { playsProviders } from '../../config-rules'
import { registerSandbox } from '../../payments/sandbox'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { checkPayPassword } from '../wallet/pay-password'
import type { Providers } from '../../payments/providers'
import type { PaymentPurposes } from './purpose'
import { acceptRawBodies, registerNotifications } from './provider/notifications'
import type { ProviderPayments } from './provider/start'
import type { PaymentStatusService } from './provider/status'
import type { PaymentService } from './service'
import type { SharedPaymentService } from './shared'

export interface PaymentRouteServices {
  readonly purposes: PaymentPurposes
  readonly providers: Providers
  readonly payments: PaymentService
  readonly providerPayments: ProviderPayments
  readonly status: PaymentStatusService
  readonly shared: SharedPaymentService
}

/** Payment calls, provider notifications and the provider sandbox. */
export const paymentRoutes =
  (context: Context, services: PaymentRouteServices): Routes =>
  async ({ app, handle }) => {
    const { purposes, providers, payments, providerPayments, status, shared } = services
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
    for (const [call, provider] of [
      [calls.paymentWechatOrder, 'wechat'],
      [calls.paymentAlipayOrder, 'alipay'],
    ] as const)
      handle.once(
        call,
        (tx, caller, request) => providerPayments.startProviderPayment(tx, provider, caller, request),
        async (caller, request) => {
          const { fromBalance = 0, payPassword = '' } = request
          if (fromBalance > 0) await checkPayPassword(context, caller.customer.id, payPassword)
          await providerPayments.prepareProviderPayment(provider, caller, request)
        },
      )

    await inScope(app, 'payment-providers', (scope) => {
      acceptRawBodies(scope)
      registerNotifications(scope, context, providers, purposes)
      if (playsProviders(context.config)) registerSandbox(scope, context)
    })
  }
