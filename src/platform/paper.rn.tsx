import type { Paper, PaperProps, Pen } from './paper-types'

export type { Paper, Pen }

/** Native apps have no canvas; they share by the system's own sheet. */
export const canDraw = false

export const PaperView = (_props: PaperProps): null => null
