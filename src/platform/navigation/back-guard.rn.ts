import Taro from '@tarojs/taro'
import { BackHandler } from 'react-native'

const depth = () => Taro.getCurrentPages().length

/**
 * Calls `onBack` on the back button of the phone instead of leaving the screen: the latest guard's alone.
 * @returns the function that ends it
 */
export function guardBack(onBack: () => void): () => void {
  const level = depth()
  const pressed = () => {
    // Another screen is on top; the back button applies to it.
    if (depth() !== level) return false
    onBack()
    return true
  }
  const subscription = BackHandler.addEventListener('hardwareBackPress', pressed)
  return () => subscription.remove()
}

/** The app's own steps back do not come by the button. */
export const freeBack = (): void => undefined
