import { forwardRef, useEffect, useImperativeHandle, useRef, type FormEvent, type KeyboardEvent, type Ref } from 'react'
import type { InputProps } from '@tarojs/components/types/Input'
import type { TextareaProps } from '@tarojs/components/types/Textarea'
import { attributes, handle, taroEvent } from './common.h5'

type Field = HTMLInputElement | HTMLTextAreaElement

const keyboards: Record<string, 'numeric' | 'decimal' | 'tel' | 'email'> = {
  number: 'numeric',
  digit: 'decimal',
  tel: 'tel',
}

const written = ({ currentTarget: { value, selectionStart } }: FormEvent<Field>) => ({
  value,
  cursor: selectionStart ?? value.length,
  keyCode: 0,
})
const plain = ({ currentTarget: { value } }: FormEvent<Field>) => ({
  value,
  height: 0,
  cursor: value.length,
  lineCount: 0,
})

/** Props common to Input and Textarea. */
function fieldProps(props: InputProps | TextareaProps) {
  const { value, maxlength = -1, placeholder, disabled, name, confirmType } = props
  const start = 'defaultValue' in props ? props.defaultValue : undefined
  return {
    ...attributes(props),
    ...(value === undefined ? { defaultValue: start } : { value }),
    maxLength: maxlength < 0 ? undefined : maxlength,
    placeholder,
    disabled,
    name,
    enterKeyHint: confirmType === 'return' ? ('enter' as const) : confirmType,
    onFocus: handle(props.onFocus, plain),
    onBlur: handle(props.onBlur, plain),
  }
}

/** Focuses or blurs the field when `focus` changes. */
function useFocus<F extends Field>(focus: boolean | undefined, outer: Ref<F>) {
  const field = useRef<F>(null)
  useImperativeHandle(outer, () => field.current as F)
  useEffect(() => {
    if (focus === undefined) return
    if (focus) field.current?.focus()
    else field.current?.blur()
  }, [focus])
  return field
}

const confirmed = (props: InputProps | TextareaProps) => (event: KeyboardEvent<Field>) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
    props.onConfirm?.(taroEvent(event, { value: event.currentTarget.value }))
  }
}

/** Keyboard, autocapitalization and autocorrection by type. */
function ways({ type = 'text', ...props }: InputProps) {
  const fills = 'autoComplete' in props ? String(props.autoComplete) : undefined
  const verbatim = fills && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }
  const inputMode = keyboards[type] ?? (fills === 'email' ? 'email' : undefined)
  return { autoComplete: fills, inputMode, ...verbatim }
}

/**
 * No maxLength for numbers: pasted numbers contain spaces and signs, which the field's handler removes before it
 * truncates.
 */
const uncut = ({ type }: InputProps) => type === 'number' && { maxLength: undefined }

/** Single-line input. */
export const Input = forwardRef(function Input(props: InputProps, outer: Ref<HTMLInputElement>) {
  const { password, type = 'text', focus } = props
  const kind = password || type === 'safe-password' ? 'password' : 'text'
  const report = handle(props.onInput, written)
  return (
    <input
      {...fieldProps(props)}
      {...uncut(props)}
      {...ways(props)}
      type={kind}
      onChange={(event) => {
        keepCursor(event)
        report(event)
      }}
      onKeyDown={confirmed(props)}
      ref={useFocus(focus, outer)}
    />
  )
})

/**
 * Keeps the cursor where it is when the app takes characters out of what was typed, which a browser answers by moving it to the end: as
 * far from the end as it was.
 */
function keepCursor({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const { value: typed, selectionStart } = field
  const after = typed.length - (selectionStart ?? typed.length)
  if (after === 0) return
  queueMicrotask(() => {
    const at = Math.max(field.value.length - after, 0)
    if (field.value !== typed && document.activeElement === field) field.setSelectionRange(at, at)
  })
}

/** Multi-line input. */
export const Textarea = forwardRef(function Textarea(props: TextareaProps, outer: Ref<HTMLTextAreaElement>) {
  return (
    <textarea
      {...fieldProps(props)}
      onChange={handle(props.onInput, written)}
      onKeyDown={props.onConfirm && confirmed(props)}
      ref={useFocus(props.focus, outer)}
    />
  )
})
