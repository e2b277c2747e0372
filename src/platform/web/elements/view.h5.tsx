import { Fragment, forwardRef, type PropsWithChildren, type Ref } from 'react'
import type { ButtonProps } from '@tarojs/components/types/Button'
import type { TextProps } from '@tarojs/components/types/Text'
import type { ViewProps } from '@tarojs/components/types/View'
import { attributes, pressable } from './common.h5'
import './web.h5.scss'

/** `catchMove` prevents a popup's touch moves from scrolling the content behind it. */
const still = { touchAction: 'none' } as const

/** Block element; with `onClick` also operable by keyboard. */
export const View = forwardRef(function View(props: ViewProps, ref: Ref<HTMLDivElement>) {
  const { style, ...rest } = attributes(props)
  const look = props.catchMove ? { ...still, ...(style as object) } : (style as object | undefined)
  return (
    <div {...rest} {...pressable(props)} style={look} ref={ref}>
      {props.children}
    </div>
  )
})

/** Inline text. */
export const Text = forwardRef(function Text(props: TextProps, ref: Ref<HTMLSpanElement>) {
  return (
    <span {...attributes(props)} {...pressable(props)} ref={ref}>
      {props.children}
    </span>
  )
})

/** Native button. */
export const Button = forwardRef(function Button(props: ButtonProps, ref: Ref<HTMLButtonElement>) {
  const { role: _role, ...press } = pressable(props)
  return (
    <button
      type={props.formType === 'submit' ? 'submit' : 'button'}
      {...attributes(props)}
      {...press}
      disabled={props.disabled}
      ref={ref}
    >
      {props.children}
    </button>
  )
})

/** Fragment. */
export const Block = ({ children }: PropsWithChildren) => <Fragment>{children}</Fragment>

/** Required by Taro's page loader; screens implement refreshing themselves. */
export const PullDownRefresh = Block
