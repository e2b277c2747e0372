import { Linking } from 'react-native'

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
