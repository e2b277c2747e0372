export const canPull = false
