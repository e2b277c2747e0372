import type { Context } from '../../context'
import type { Module } from '../module'
import { envelopeRoutes } from './routes'
import { EnvelopeService } from './service'

/** The red envelopes of members. */
export function envelopeModule(context: Context): Module<{ readonly envelopes: EnvelopeService }> {
  const envelopes = new EnvelopeService(context)
  return { services: { envelopes }, routes: [envelopeRoutes(envelopes)] }
}
