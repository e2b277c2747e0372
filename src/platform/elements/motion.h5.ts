/** Whether the user prefers reduced motion. */
export const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
