import { Linking, Platform } from 'react-native'

/** React Native only: opens the first URL that some app can handle; rejects when none can. */
export async function openFirst([url, ...others]: readonly string[]): Promise<void> {
  if (!url) throw new Error('there is no address to open')
  try {
    await Linking.openURL(url)
  } catch (error) {
    if (others.length === 0) throw error
    await openFirst(others)
  }
}

/** Opens the address of a newer app, on Android that of a second package where the first fails (product text §4, app update). */
export const openPackage = (url: string, apkUrl: string): Promise<void> =>
  openFirst([url, ...(Platform.OS === 'android' && apkUrl ? [apkUrl] : [])])
