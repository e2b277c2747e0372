import Taro from '@tarojs/taro'

/** Sends the body of a report. */
export async function sendReport(url: string, header: Readonly<Record<string, string>>, data: string): Promise<void> {
  await Taro.request({ url, method: 'POST', header: { ...header }, data, dataType: 'text', timeout: 5000 })
}
