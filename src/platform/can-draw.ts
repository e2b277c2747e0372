/** Whether the platform has canvases. */
export const canDraw: boolean = true
