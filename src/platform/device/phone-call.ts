import Taro from '@tarojs/taro'
import { unlessCancelled } from '@/platform/device/cancelled'

/** Whether a tap on a number calls it; a desktop copies it. */
export const callsPhones = (): boolean => true

/** Opens the dialler; cancelling the platform's dialog is not an error. */
export const callPhone = async (phoneNumber: string): Promise<void> => {
  await Taro.makePhoneCall({ phoneNumber }).catch(unlessCancelled)
}
