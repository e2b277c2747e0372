import Taro from '@tarojs/taro'
import { limits } from '@contract/limits'
import { chooseVideo } from './choose-video.rn'

/** Taro's answer on native: the picker's asset, whose duration is in milliseconds. */
const asset = {
  uri: 'file:///cache/clip.mov',
  duration: 12_400,
  tempFilePath: 'file:///cache/clip.mov',
  size: 4_200_000,
}
const errMsg = 'chooseVideo:ok'

const choose = jest.fn()
const ask = jest.fn()
beforeEach(() => {
  choose.mockReset().mockResolvedValue({ ...asset, errMsg })
  ask.mockReset().mockResolvedValue({ tapIndex: 1, errMsg: '' })
  Object.assign(Taro, { chooseVideo: choose, showActionSheet: ask })
})

describe('a video in a native app', () => {
  it.each([
    [0, 'camera'],
    [1, 'album'],
  ])('comes from where the person says: choice %i is the %s', async (tapIndex, source) => {
    ask.mockResolvedValue({ tapIndex, errMsg: '' })
    await chooseVideo()
    expect(choose).toHaveBeenCalledWith({
      sourceType: [source],
      maxDuration: limits.videoSeconds,
      compressed: true,
    })
  })

  it('has its type, size and seconds, and no cover', async () => {
    expect(await chooseVideo()).toMatchObject({
      type: 'video/quicktime',
      bytes: 4_200_000,
      seconds: 12.4,
      cover: undefined,
      file: { uri: asset.uri, type: 'video/quicktime', name: 'video' },
    })
  })

  it('is none when the person turns back, before the picker or in it', async () => {
    ask.mockRejectedValueOnce({ errMsg: 'showActionSheet:fail cancel' })
    expect(await chooseVideo()).toBeUndefined()
    expect(choose).not.toHaveBeenCalled()
    choose.mockRejectedValue({ errMsg: 'chooseVideo:fail cancel' })
    expect(await chooseVideo()).toBeUndefined()
  })

  it('fails when the permission is denied', async () => {
    choose.mockRejectedValue({ errMsg: 'Permissions denied!' })
    await expect(chooseVideo()).rejects.toMatchObject({ errMsg: 'Permissions denied!' })
  })
})
