import type { Context } from '../../context'
import type { Module } from '../module'
import { Audit } from './audit'
import { Members } from './members'
import { StaffCustomers } from './customers/service'
import { customerRoutes } from './routes/customers'
import { memberRoutes } from './routes/members'

export interface StaffServices {
  readonly members: Members
}

/** Staff: their roles, what they did, and what they do to customers, stores and orders. */
export function staffModule(context: Context): Module<{ readonly staff: StaffServices }> {
  const members = new Members(context)
  return {
    services: { staff: { members } },
    routes: [memberRoutes(context, members, new Audit(context)), customerRoutes(context, new StaffCustomers(context))],
  }
}
