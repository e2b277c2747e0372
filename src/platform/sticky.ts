/** Whether sticky positioning is supported; otherwise such parts are placed in the bar above the body. */
export const canStick = true
