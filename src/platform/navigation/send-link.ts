import { Share } from 'react-native'

/** Opens the system share sheet, on React Native only; closing it is not an error. */
export const sendLink = async (title: string, url: string): Promise<void> => {
  await Share.share({ title, message: `${title} ${url}` })
}
