import Taro from '@tarojs/taro'

/** Opens the dialler with a number. */
export const callPhone = async (phoneNumber: string): Promise<void> => {
  await Taro.makePhoneCall({ phoneNumber })
}
