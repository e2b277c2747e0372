/** Whether the user prefers reduced motion; mini-programs do not report it. */
export const prefersReducedMotion = (): boolean => false
