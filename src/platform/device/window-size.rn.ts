import { Dimensions } from 'react-native'
import type { WindowSize } from './window-size'

/** Size of the window, which React Native keeps beside the script. */
export const windowSize = (): WindowSize => Dimensions.get('window')
