/** Whether a part of a scrolling body can stay at its top; where not, it stands in the bar above the body. */
export const canStick = true
