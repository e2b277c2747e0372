import { playsProviders } from '../../config-rules'
import type { Context } from '../../context'
import type { Providers } from '../../payments/providers'
import { registerSandboxNotify } from '../../payments/sandbox/notify'
import type { Module } from '../module'
import { registerExpiry } from './lifecycle'
import { registerAsking } from './provider/ask'
import { registerAttemptChecks } from './provider/check'
import { AttemptEnding } from './provider/ending'
import { registerProviderRefunds } from './provider/refunds'
import { ProviderPayments } from './provider/start'
import { PaymentStatusService } from './provider/status'
import { type PaymentPurpose, PaymentPurposes } from './purpose'
import { paymentRoutes } from './routes'
import { PaymentService } from './service'
import { SharedPaymentService } from './shared'

/** Payments for the purposes of all modules, from the balance and by providers. */
export function paymentModule(
  context: Context,
  { providers, purposes: all }: { readonly providers: Providers; readonly purposes: readonly PaymentPurpose[] },
): Module<{ readonly purposes: PaymentPurposes }> {
  const purposes = new PaymentPurposes(all)
  const ending = new AttemptEnding(context, providers, purposes)
  const services = {
    ...{ purposes, providers },
    payments: new PaymentService(context, purposes, providers),
    providerPayments: new ProviderPayments(context, providers, purposes, ending),
    status: new PaymentStatusService(context, ending, purposes),
    shared: new SharedPaymentService(context, purposes),
  }
  return {
    services: { purposes },
    routes: [paymentRoutes(context, services)],
    jobs() {
      registerExpiry(context, purposes)
      registerAsking(context, providers, purposes)
      registerAttemptChecks(context, providers, purposes)
      registerProviderRefunds(context, providers)
      if (playsProviders(context.config)) registerSandboxNotify(context)
    },
  }
}
