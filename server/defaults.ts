import type { VehicleType } from '@contract/entities/application'
import type { Config } from './config'
import { wayMinutes } from './routing/routing'

/** Durations and defaults of the modules that a demo sets differently. */
export interface Defaults {
  /** The minutes for which a dish is out of stock after a shortage. */
  readonly shortageMinutes: number
  /** Whether stores accept orders by themselves while their merchants have not decided. */
  readonly acceptsByItself: boolean
  /** The minutes that a rider is given for a way. */
  readonly ridingMinutes: (meters: number, vehicle: VehicleType) => number
}

const shortageMinutes = 60

/** The defaults of a deployment: a demo runs faster, and its autopilot accepts orders. */
export const defaultsOf = ({ demo, demoSpeed, demoAutopilot }: Config): Defaults => ({
  shortageMinutes: demo ? shortageMinutes / demoSpeed : shortageMinutes,
  acceptsByItself: demo && demoAutopilot,
  ridingMinutes: (meters, vehicle) => wayMinutes(meters, vehicle) / (demo && demoAutopilot ? demoSpeed : 1),
})
