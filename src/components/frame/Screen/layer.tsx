import type { ReactNode } from 'react'
import { View } from '@tarojs/components'

/**
 * A parent that stays while its children come and go: Taro sends a mini-program all children of the parent that lost
 * one, so that without it a closing sheet sends the whole page.
 */
export const Layer = ({ children }: { children: ReactNode }) => <View>{children}</View>
