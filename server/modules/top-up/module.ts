import { providerKinds } from '@contract/payment-kinds'
import type { Context } from '../../context'
import type { Providers } from '../../payments/providers'
import type { Module } from '../module'
import { topUpPurpose } from './purpose'
import { topUpRoutes } from './routes'
import { TopUps } from './service'

/** Top-ups of the balance by payment providers. */
export function topUpModule(context: Context, { providers }: { readonly providers: Providers }): Module {
  const ways = () =>
    providerKinds.filter((kind) => providers.has(kind)).map((kind) => ({ kind, sandbox: providers.isSandbox(kind) }))
  return { services: {}, routes: [topUpRoutes(new TopUps(context, ways))], purposes: [topUpPurpose(context)] }
}
