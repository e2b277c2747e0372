import type { CSSProperties, ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'
import styles from './index.module.scss'
import { useName } from './name'
import { semantics, type Semantics } from './semantics'

/** Extra touch area on each side for elements 80, 72, 64 or 56 high, to reach 88. */
type Reach = 4 | 8 | 12 | 16

interface Props extends Semantics {
  onPress?: () => void
  className?: string
  /** React Native passes the class as a style. */
  style?: CSSProperties
  /** Class of the pressed state; slightly dimmed by default. */
  pressedClass?: string
  /** Set inside another Press: stops the propagation of the press. */
  inner?: boolean
  /** Extends the touch area by this many units above and below. */
  reach?: Reach
  children?: ReactNode
}

/** Base of all pressable elements: role, accessible name and keyboard behaviour on all platforms. */
export function Press({ onPress, className, style, pressedClass, inner, reach, children, ...rest }: Props) {
  const element = useName(rest.label)
  const press = (event: ITouchEvent) => {
    // On React Native only the innermost element responds, and events have no stopPropagation.
    if (inner) event.stopPropagation?.()
    if (!rest.disabled) onPress?.()
  }
  return (
    <View
      ref={element}
      className={className}
      style={reach ? { position: 'relative', ...style } : style}
      hoverClass={rest.disabled ? 'none' : (pressedClass ?? styles['press--down'])}
      hoverStayTime={80}
      onClick={press}
      {...semantics(rest)}
    >
      {children}
      {reach && <View className={styles[`press__reach--${reach}`]} />}
    </View>
  )
}
