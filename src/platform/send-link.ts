import { Share } from 'react-native'

/** Opens a phone's own sheet to send a link; closing it is not a failure. Native alone has it. */
export const sendLink = async (title: string, url: string): Promise<void> => {
  await Share.share({ title, message: `${title} ${url}` })
}
