import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'

/** An address of the platform's own book; `mobile` is digits alone. */
export interface ImportedAddress {
  consignee: string
  mobile: string
  /** A district's code of GB/T 2260; empty when the platform does not tell. */
  regionCode: string
  address: string
}

/** Whether the platform keeps an address book that can be read: WeChat does. */
export const canImportAddress = (): boolean => process.env.TARO_ENV === 'weapp'

/** Lets the person choose an address of the platform's own book; undefined when they change their mind. */
export async function importAddress(): Promise<ImportedAddress | undefined> {
  const chosen = await Taro.chooseAddress().catch(unlessCancelled)
  if (!chosen) return undefined
  const { userName, telNumber, nationalCode, detailInfo } = chosen
  const regionCode = /^\d{6}$/.test(nationalCode) ? nationalCode : ''
  return { consignee: userName, mobile: telNumber.replace(/\D/g, ''), regionCode, address: detailInfo }
}
