import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'

/** Opens the dialler with a number. Closing the question that the platform may ask before is not a failure. */
export const callPhone = async (phoneNumber: string): Promise<void> => {
  await Taro.makePhoneCall({ phoneNumber }).catch(unlessCancelled)
}
