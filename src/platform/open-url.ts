import { Linking } from 'react-native'

/** Native only: hands the first address that works to whatever opens it; rejects when none does. */
export async function openFirst([url, ...others]: readonly string[]): Promise<void> {
  if (!url) throw new Error('there is no address to open')
  try {
    await Linking.openURL(url)
  } catch (error) {
    if (others.length === 0) throw error
    await openFirst(others)
  }
}
