/** A browser keeps the pull for itself, so the screen shows a button for that. */
export const canPull = false
