// Figures of the account that only the server reads; what clients need of them stands in its answers.

/** Devices that are listed. */
export const devicesMax = 50
/** How long a device counts as new. */
export const newDeviceDays = 7
/** How long a login brings back an account that its owner has closed. */
export const accountReturnDays = 7
/** How long the address of an export holds. */
export const exportMinutes = 10
