/** Browsers reserve the pull gesture, so screens show a refresh button. */
export const canPull = false
