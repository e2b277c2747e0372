/** Native apps have no canvas; they share by the system's own sheet. */
export const canDraw = false
