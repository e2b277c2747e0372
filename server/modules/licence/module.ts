import type { Context } from '../../context'
import type { DeliveryServices } from '../delivery/routes'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { LicenceEnds } from './ends'

interface Needs {
  readonly notices: Notices
  readonly deliveries: DeliveryServices
}

/** The ends of licences of stores, and of insurances of riders. */
export function licenceModule(context: Context, { notices, deliveries: { riders } }: Needs): Module {
  const ends = new LicenceEnds(context, { notices, riders })
  return { services: {}, routes: [], jobs: () => ends.start() }
}
