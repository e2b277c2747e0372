import type { Paper, PaperProps, Pen } from './paper-types'

export type { Paper, Pen }

/** Native apps have no canvas. */
export const PaperView = (_props: PaperProps): null => null
