import type { Context } from '../../context'
import type { Module } from '../module'
import type { PrivateMedia } from '../upload/private/private-media'
import { ApplicationEngine } from './engine'
import { Recruitment } from './recruitment'
import { applicationRoutes } from './routes'
import { FilledInForms } from './view'

/** Applications of riders, merchants, partners and agents. */
export function applicationModule(
  context: Context,
  { privateMedia }: { readonly privateMedia: PrivateMedia },
): Module<{ readonly applications: ApplicationEngine }> {
  const applications = new ApplicationEngine(context, privateMedia)
  const recruitment = new Recruitment(context)
  const filledIn = new FilledInForms(context, applications, privateMedia)
  return {
    services: { applications },
    routes: [applicationRoutes(context, { applications, privateMedia, recruitment, filledIn })],
  }
}
