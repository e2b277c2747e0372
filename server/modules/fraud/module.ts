import type { Context } from '../../context'
import type { Module } from '../module'
import { FraudDesk } from './desk'

export interface FraudServices {
  readonly fraud: FraudDesk
}

/** Signals of fraud, because of which money waits for staff. */
export const fraudModule = (context: Context): Module<FraudServices> => ({
  services: { fraud: new FraudDesk(context) },
  routes: [],
})
