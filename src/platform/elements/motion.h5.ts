/** Whether the person asked the system for less movement. */
export const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
