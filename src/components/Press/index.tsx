import type { CSSProperties, ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'
import styles from './index.module.scss'
import { semantics, type Semantics } from './semantics'

interface Props extends Semantics {
  onPress?: () => void
  className?: string
  /** Native hands a class over as a style. */
  style?: CSSProperties
  /** The class while a finger is on it; a slight dimming unless given. */
  pressedClass?: string
  /** Set inside another Press, so that only the inner one answers. */
  inner?: boolean
  children?: ReactNode
}

/** Everything that can be tapped: one role, one label, one keyboard behaviour on all platforms. */
export function Press({ onPress, className, style, pressedClass, inner, children, ...rest }: Props) {
  const press = (event: ITouchEvent) => {
    if (inner) event.stopPropagation()
    if (!rest.disabled) onPress?.()
  }
  return (
    <View
      className={className}
      style={style}
      hoverClass={rest.disabled ? 'none' : (pressedClass ?? styles['press--down'])}
      hoverStayTime={80}
      onClick={press}
      {...semantics(rest)}
    >
      {children}
    </View>
  )
}
