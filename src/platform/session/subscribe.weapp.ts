import Taro from '@tarojs/taro'
import type { MessageConsent } from './subscribe'

export type { MessageConsent } from './subscribe'

/** WeChat's question, which it shows on a tap alone. */
export const askToTell: ((templateIds: readonly string[]) => Promise<MessageConsent>) | undefined = async (
  templateIds,
) => {
  // The types want the ids of Alipay too.
  const result = await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] })
  const answers = new Map<string, unknown>(Object.entries(result))
  const accepted = templateIds.filter((id) => answers.get(id) === 'accept')
  return { code: accepted.length > 0 ? (await Taro.login()).code : '', accepted }
}
