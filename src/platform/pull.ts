/** Whether a scrolling body can be pulled down to refresh it; where not, the screen shows a button for that. */
export const canPull = true
