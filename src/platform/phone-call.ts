import Taro from '@tarojs/taro'

/** Opens the dialler with a number. Closing the question that the platform may ask before is not a failure. */
export const callPhone = async (phoneNumber: string): Promise<void> => {
  await Taro.makePhoneCall({ phoneNumber }).catch((error: { errMsg?: string }) => {
    if (!error.errMsg?.includes('cancel')) throw error
  })
}
