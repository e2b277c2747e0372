/** Whether the body supports pull-to-refresh; otherwise screens show a refresh button. */
export const canPull = true
