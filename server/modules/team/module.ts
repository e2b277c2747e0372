import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { teamRoutes } from './routes'
import { Teams } from './service'

/** Teams of stores: members with roles beside the owner, their invitations, and the log of what they do. */
export function teamModule(context: Context, { notices }: { readonly notices: Notices }): Module {
  const teams = new Teams(context, notices)
  return { services: {}, routes: [teamRoutes(teams)], jobs: () => teams.start() }
}
