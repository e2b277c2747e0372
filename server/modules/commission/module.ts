import type { Context } from '../../context'
import type { Module } from '../module'
import { Commissions } from './service'

export interface CommissionServices {
  readonly commissions: Commissions
}

/** The rules of the platform's commission. */
export function commissionModule(context: Context): Module<CommissionServices> {
  return { services: { commissions: new Commissions(context) }, routes: [] }
}
