/** Whether the user prefers reduced motion; mini-programs do not tell. */
export const prefersReducedMotion = (): boolean => false
