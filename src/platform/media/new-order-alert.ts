import Taro from '@tarojs/taro'

/** The bell of the server, which rings in apps. */
const bell = `${process.env.TARO_APP_API ?? ''}/sounds/bell.wav`

/** A player; undefined on a platform without one. */
const openPlayer = (): Taro.InnerAudioContext | undefined => Taro.createInnerAudioContext()

let player: Taro.InnerAudioContext | undefined

/**
 * Rings a bell and has the device vibrate where it can: some devices have no motor, and some have their sound turned off.
 */
export function alertNewOrder(): void {
  // The badge and the list announce the order in any case.
  Taro.vibrateLong().catch(() => undefined)
  player ??= openPlayer()
  if (!player) return
  if (!player.src) player.src = bell
  player.stop()
  player.play()
}
