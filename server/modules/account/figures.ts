// Figures of the account that only the server reads; what clients need of them stands in its answers.

/** Devices that are listed. */
export const devicesMax = 50
/** Days for which a device counts as new. */
export const newDeviceDays = 7
/** Grace period in days in which a login reopens a closed account. */
export const accountReturnDays = 7
/** Minutes for which the address of an export is valid. */
export const exportMinutes = 10
