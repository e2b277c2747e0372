import Taro from '@tarojs/taro'
import { unlessCancelled } from '@/platform/device/cancelled'

/** An address from the platform's address book; `mobile` has digits only. */
export interface ImportedAddress {
  consignee: string
  mobile: string
  /** GB/T 2260 code of the district; empty when unknown. */
  regionCode: string
  address: string
}

/** Whether the platform has an address book; only WeChat does. */
export const canImportAddress = (): boolean => process.env.TARO_ENV === 'weapp'

/** Lets the user choose an address from the platform's address book; undefined when cancelled. */
export async function importAddress(): Promise<ImportedAddress | undefined> {
  const chosen = await Taro.chooseAddress().catch(unlessCancelled)
  if (!chosen) return undefined
  const { userName, telNumber, nationalCode, detailInfo } = chosen
  const regionCode = /^\d{6}$/.test(nationalCode) ? nationalCode : ''
  return { consignee: userName, mobile: telNumber.replace(/\D/g, ''), regionCode, address: detailInfo }
}
