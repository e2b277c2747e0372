import Taro from '@tarojs/taro'

/** A part of a file. */
export interface Slice {
  bytes: Uint8Array
  /** As `sendFile` takes it. */
  file: unknown
  /** Removes what it took on the device. */
  release: () => void
}

/** Whether a part of a file can be read and sent. */
export const canSlice = true

let names = 0

/**
 * Copies a part of a file into a separate file, since only files can be uploaded; rejects when the file no longer
 * exists.
 */
export async function readSlice(file: unknown, position: number, length: number): Promise<Slice> {
  const manager = Taro.getFileSystemManager()
  const data = await new Promise<ArrayBuffer>((resolve, reject) =>
    manager.readFile({
      filePath: String(file),
      position,
      length,
      success: (answer) => resolve(answer.data as ArrayBuffer),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    }),
  )
  const filePath = `${Taro.env.USER_DATA_PATH}/part-${++names}`
  await new Promise<void>((resolve, reject) =>
    manager.writeFile({ filePath, data, success: () => resolve(), fail: ({ errMsg }) => reject(new Error(errMsg)) }),
  )
  return { bytes: new Uint8Array(data), file: filePath, release: () => manager.unlink({ filePath }) }
}
