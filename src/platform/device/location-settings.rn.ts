import { Linking } from 'react-native'

/** The settings of a phone hold the permission and whether it looks for its location at all. */
export const needsLocationSettings = (): Promise<boolean> => Promise.resolve(true)

/** Opens the settings of the app. */
export const openLocationSettings = (): Promise<void> => Linking.openSettings()
