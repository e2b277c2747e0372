import type { CSSProperties, ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { ITouchEvent } from '@tarojs/components'
import styles from './index.module.scss'
import { useName } from './name'
import { semantics, type Semantics } from './semantics'

/** What is missing to 88, on each side, for something drawn 80, 72, 64 or 56 high. */
type Reach = 4 | 8 | 12 | 16

interface Props extends Semantics {
  onPress?: () => void
  className?: string
  /** Native hands a class over as a style. */
  style?: CSSProperties
  /** The class while a finger is on it; a slight dimming unless given. */
  pressedClass?: string
  /** Set inside another Press, so that only the inner one answers. */
  inner?: boolean
  /** Drawn lower than 88: how many units it answers above and below itself. */
  reach?: Reach
  children?: ReactNode
}

/** Everything that can be tapped: one role, one label, one keyboard behaviour on all platforms. */
export function Press({ onPress, className, style, pressedClass, inner, reach, children, ...rest }: Props) {
  const element = useName(rest.label)
  const press = (event: ITouchEvent) => {
    // Native lets only the innermost one answer anyway, and its events have no such method.
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
