/** Whether the body supports pull-to-refresh; otherwise screens show a refresh button. */
export const canPull = true

/** Whether sticky positioning is supported; otherwise such parts are placed in the bar above the body. */
export const canStick = true

/** Whether the platform has canvases. */
export const canDraw: boolean = true

/** A length in device pixels for an inline style. */
export const pixels = (length: number): string => `${length}px`

/** The accessible name of an input: the web reads the first, mini-programs the second. */
export const inputName = (label: string) => ({ 'aria-label': label, ariaLabel: label })
