import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import type { PrivateMedia } from '../upload/private/private-media'
import { ApplicationEngine } from './engine'
import { tellOfApplications } from './notices'
import { Recruitment } from './recruitment'
import { applicationRoutes } from './routes'
import { FilledInForms } from './view'

/** Applications of riders, merchants, partners and agents. */
export function applicationModule(
  context: Context,
  { privateMedia, notices }: { readonly privateMedia: PrivateMedia; readonly notices: Notices },
): Module<{ readonly applications: ApplicationEngine }> {
  const applications = new ApplicationEngine(context, privateMedia)
  tellOfApplications(notices, applications)
  const recruitment = new Recruitment(context)
  const filledIn = new FilledInForms(context, applications, privateMedia)
  return {
    services: { applications },
    routes: [applicationRoutes(context, { applications, privateMedia, recruitment, filledIn })],
  }
}
