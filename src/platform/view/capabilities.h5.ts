/** Browsers reserve the pull gesture, so screens show a refresh button. */
export const canPull = false

export const canStick = true

export const canDraw = true

/** A length in device pixels for an inline style. */
export const pixels = (length: number): string => `${length}px`

/** The accessible name of an input. */
export const inputName = (label: string) => ({ 'aria-label': label })
