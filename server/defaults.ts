import type { Config } from './config'

/** Durations and defaults of the modules that a demo sets differently. */
export interface Defaults {
  /** The minutes for which a dish is out of stock after a shortage. */
  readonly shortageMinutes: number
  /** Whether stores accept orders by themselves while their merchants have not decided. */
  readonly acceptsByItself: boolean
}

const shortageMinutes = 60

/** The defaults of a deployment: a demo runs faster, and its autopilot accepts orders. */
export const defaultsOf = ({ demo, demoSpeed, demoAutopilot }: Config): Defaults => ({
  shortageMinutes: demo ? shortageMinutes / demoSpeed : shortageMinutes,
  acceptsByItself: demo && demoAutopilot,
})

/** The pace at which riders' ways are reckoned, of that in life: a demo runs faster. */
export const ridingPace = ({ demo, demoSpeed, demoAutopilot }: Config): number =>
  demo && demoAutopilot ? demoSpeed : 1
