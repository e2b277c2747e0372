import { Text, TextInput } from 'react-native'
import Taro from '@tarojs/taro'

// Taro shows its own tab bar on React Native even with `custom`, so it is hidden before the first screen opens.
void Taro.hideTabBar({ animation: false })

/** Boxes do not grow with the system's text size as text does; this much they hold (`docs/decisions/022-large-text.md`). */
const maxFontSizeMultiplier = 1.3

for (const component of [Text, TextInput]) Object.assign(component, { defaultProps: { maxFontSizeMultiplier } })

/** Nothing specific to this platform. */
export const shell = {}
