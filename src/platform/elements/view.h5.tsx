import { Fragment, forwardRef, type PropsWithChildren, type Ref } from 'react'
import type { ButtonProps } from '@tarojs/components/types/Button'
import type { TextProps } from '@tarojs/components/types/Text'
import type { ViewProps } from '@tarojs/components/types/View'
import { attributes, pressable } from './common.h5'
import './web.h5.scss'

/** `catchMove` keeps a finger on a popup from moving what is behind it. */
const still = { touchAction: 'none' } as const

/** A box; with `onClick` also a button to the keyboard. */
export const View = forwardRef(function View(props: ViewProps, ref: Ref<HTMLDivElement>) {
  const { style, ...rest } = attributes(props)
  const look = props.catchMove ? { ...still, ...(style as object) } : (style as object | undefined)
  return (
    <div {...rest} {...pressable(props)} style={look} ref={ref}>
      {props.children}
    </div>
  )
})

/** A run of text. */
export const Text = forwardRef(function Text(props: TextProps, ref: Ref<HTMLSpanElement>) {
  return (
    <span {...attributes(props)} {...pressable(props)} ref={ref}>
      {props.children}
    </span>
  )
})

/** A button of the browser's own. */
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

/** Its children, without a box around them. */
export const Block = ({ children }: PropsWithChildren) => <Fragment>{children}</Fragment>

/** Taro's page loader asks for it; screens refresh in their own scrolling body instead. */
export const PullDownRefresh = Block
