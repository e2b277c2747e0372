import type { Context } from '../../context'
import type { VerificationCodes } from '../account/codes'
import type { Module } from '../module'
import type { PrivateMedia } from '../upload/private/private-media'
import { bindingRoutes } from './routes'
import { Bindings } from './service'

/** The accounts that withdrawals go to. */
export function bindingModule(
  context: Context,
  { codes, privateMedia }: { readonly codes: VerificationCodes; readonly privateMedia: PrivateMedia },
): Module<{ readonly bindings: Bindings }> {
  const bindings = new Bindings(context, codes, privateMedia)
  return { services: { bindings }, routes: [bindingRoutes(bindings)] }
}
